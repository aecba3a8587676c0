import { findCommandProblem } from './find-command-problem.ts';
import { parseMarkdown } from './markdown.ts';
import type { Check, Repository } from './repository.ts';
import { isCommand, isShell, splitCommands } from './shell.ts';
import { listPackages } from './workspace.ts';

/** Every command that a page tells a reader to type exists. */
export const checkCommands: Check = (repository) => {
  const packages = listPackages(repository);
  const result = { checked: 0, problems: [] as string[] };
  for (const file of repository.files.filter((each) => each.endsWith('.md'))) {
    for (const command of listCommands(repository, file)) {
      result.checked += 1;
      const problem = findCommandProblem(repository, packages, command);
      if (problem) result.problems.push(`${file}: “${command}” cannot be run: ${problem}.`);
    }
  }
  return result;
};

function listCommands(repository: Repository, file: string): string[] {
  const page = parseMarkdown(repository.read(file));
  return [
    ...page.fences.filter((fence) => isShell(fence.language)).flatMap((fence) => fence.lines),
    ...page.spans.filter(isCommand),
  ].flatMap(splitCommands);
}

const CHECKED = /^(node|pnpm|npm|turbo)\s/;

/** Every script of every package runs files, scripts and packages that exist. */
export const checkScripts: Check = (repository) => {
  const packages = listPackages(repository);
  const result = { checked: 0, problems: [] as string[] };
  for (const { name, folder, scripts } of packages) {
    for (const [script, line] of Object.entries(scripts)) {
      for (const command of line.split(/&&|\|\||;/).map((part) => part.trim())) {
        if (!CHECKED.test(command)) continue;
        result.checked += 1;
        const problem = findCommandProblem(repository, packages, command, folder);
        if (problem) result.problems.push(`The script “${script}” of ${name} cannot be run: ${problem}.`);
      }
    }
  }
  return result;
};
