const ends: (() => void)[] = [];

/** Has this done when the test that runs has ended, before its console is looked at; the last one first. */
export function atTestEnd(end: () => void): void {
  ends.unshift(end);
}

/** Does what the test has left to its end. */
export function endTest(): void {
  for (const end of ends.splice(0)) end();
}
