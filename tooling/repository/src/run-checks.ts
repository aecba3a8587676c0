import type { Check, Repository, Result } from './repository.ts';

/** Runs checks by name. One that throws, finds something, or finds nothing to look at has failed. */
export function runChecks(
  repository: Repository,
  checks: Record<string, Check>,
): { lines: string[]; hasFailed: boolean } {
  const lines: string[] = [];
  let failures = 0;
  for (const [name, check] of Object.entries(checks)) {
    const { checked, problems } = run(repository, check);
    if (problems.length > 0) failures += 1;
    lines.push(
      `${problems.length > 0 ? '✗' : '✓'} ${name} (${checked})`,
      ...problems.map((problem) => `    ${problem}`),
    );
  }
  if (lines.length === 0) return { lines: ['✗ there is nothing to run'], hasFailed: true };
  return { lines, hasFailed: failures > 0 };
}

function run(repository: Repository, check: Check): Result {
  try {
    const { checked, problems } = check(repository);
    return { checked, problems: checked === 0 ? ['It found nothing to look at.', ...problems] : problems };
  } catch (error) {
    return { checked: 0, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
