const SHELLS = new Set(['sh', 'bash', 'console', 'shell']);
const STARTS = /^(npm|npx|pnpm|node|docker)\s/;

/** Whether a fence of this language holds commands. */
export function isShell(language: string): boolean {
  return SHELLS.has(language);
}

/** Whether words between backticks are a command, and not a name. */
export function isCommand(span: string): boolean {
  return STARTS.test(withoutAssignments(span));
}

/** The simple commands of a line: parts of a chain, without prompt, comments and assignments in front. */
export function splitCommands(line: string): string[] {
  return line
    .replace(/^\s*\$\s/, '')
    .replace(/(^|\s)#.*$/, '')
    .split(/&&|\|\||[;|]/)
    .map(withoutAssignments)
    .filter((command) => STARTS.test(`${command} `));
}

function withoutAssignments(command: string): string {
  return command.trim().replace(/^(?:export\s+)?(?:[A-Z][A-Z0-9_]*=(?:'[^']*'|"[^"]*"|\S*)\s+)+/, '');
}
