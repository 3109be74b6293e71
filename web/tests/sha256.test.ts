import { expect, it } from "vitest";
import { keepsPromise, sha256 } from "../src/lib/sha256";

it("agrees with the published examples", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

it("knows the secret behind a commitment", () => {
  const secret = "00".repeat(32);
  const promise = sha256(new Uint8Array([...new TextEncoder().encode("wartable luck "), ...new Uint8Array(32)]));
  expect(keepsPromise(secret, promise)).toBe(true);
  expect(keepsPromise("01".repeat(32), promise)).toBe(false);
});
