import type { Check } from './repository.ts';

const RUN = '.ci/run';
/** What a workflow may run beside it: that the product starts with the oldest Node. */
const START = 'npm run test:start';
const TOOLS = /(?:^|[\s;&|(])(?:npm|npx|pnpm|yarn|node|turbo|vitest|playwright)\s/m;

/** The commands that `.ci/run` runs, without what prepares the shell. */
export function listCiCommands(script: string): string[] {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !/^(?:set|cd|export)\s/.test(line));
}

/** The `run` steps of a workflow, each as its lines. */
export function listRunSteps(workflow: string): string[] {
  const lines = workflow.split('\n');
  return lines.flatMap((line, at) => {
    const start = /^(\s*(?:-\s+)?)run:\s*(.*)$/.exec(line);
    if (!start) return [];
    const [, indent = '', rest = ''] = start;
    if (!/^[|>][+-]?\s*$/.test(rest)) return [rest.trim().replace(/^(['"])(.*)\1$/, '$2')];
    const block: string[] = [];
    for (const next of lines.slice(at + 1)) {
      if (next.trim() !== '' && leading(next) <= indent.length) break;
      block.push(next.trim());
    }
    return [block.join('\n').trim()];
  });
}

function leading(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * Every step of a workflow that runs something of ours runs what `.ci/run` runs, or starts the product; the first is in
 * every workflow.
 */
export const checkWorkflows: Check = (repository) => {
  const wanted = listCiCommands(repository.read(RUN)).join('\n');
  const problems = wanted === '' ? [`${RUN} runs nothing.`] : [];
  let checked = 0;
  const workflows = repository.files.filter((file) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file));
  for (const file of workflows) {
    const ours = listRunSteps(repository.read(file)).filter((step) => TOOLS.test(`${step} `));
    checked += ours.length;
    if (!ours.includes(wanted)) problems.push(`${file}: it does not run what ${RUN} runs (${wanted}).`);
    for (const step of ours.filter((each) => each !== wanted && each !== START))
      problems.push(
        `${file}: “${step.split('\n')[0]}” is neither what ${RUN} runs (${wanted}) nor ${START}.`,
      );
  }
  return { checked, problems };
};
