// The time that people have left.
import type { Clock } from "./vocabulary";

/** Seconds of the turn and of the reserve that a seat has left, so many seconds after the clock was told. */
export function timeLeft(clock: Clock, seat: number, passed: number): { turn: number; reserve: number } {
  const used = clock.seat === seat ? passed : 0;
  const turn = clock.left[seat] ?? 0;
  const over = Math.max(0, used - turn);
  return { turn: Math.max(0, turn - used), reserve: Math.max(0, (clock.reserve[seat] ?? 0) - over) };
}

/** Seconds as days and hours, hours and minutes, or minutes and seconds, whatever is worth telling. */
export function spell(seconds: number, say: (id: string, facts: Record<string, number>) => string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 86_400) return say("time-days", { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) });
  if (whole >= 3600) return say("time-hours", { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
