import { expect, it } from "vitest";
import { usual } from "../src/lib/reach";

const told = (...addresses: string[]) => ({ addresses, here: false, command: "" });
const page = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });

it("invites under a public address, else the one in use, else one of the network", () => {
  expect(usual(told("https://games.example.org"), page("127.0.0.1"))).toBe("https://games.example.org");
  expect(usual(told("http://10.0.0.2:8000", "http://192.168.7.5:8000"), page("192.168.7.5"))).toBe("http://192.168.7.5:8000");
  for (const here of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(usual(told("http://10.0.0.2:8000"), page(here))).toBe("http://10.0.0.2:8000");
    expect(usual(told(), page(here))).toBe(`http://${here}:8000`);
  }
});
