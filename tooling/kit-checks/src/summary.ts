import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** Path of a test without the project and the file. */
const nameOf = (test: TestCase) => test.titlePath().slice(3).join(', ');

/** Ends the output of a run with what was checked how often, and with what needed a second try. */
export class Summary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const kinds = tests
      .flatMap(({ results }) => results.at(-1)?.steps ?? [])
      .filter(({ category }) => category === 'test.step');
    const counts = [...Map.groupBy(kinds, ({ title }) => title)].map(
      ([title, { length }]) => `${title} ${length}`,
    );
    console.log(`\nStories checked: ${counts.join(' · ')} (${kinds.length} checks in all).`);
    for (const test of tests.filter((each) => each.outcome() === 'flaky')) {
      const [why = ''] = (test.results[0]?.error?.message ?? '').replaceAll(COLOURS, '').split('\n');
      console.log(`Passed only at the second try: ${nameOf(test)}. At the first: ${why}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a default export only.
export default Summary;
