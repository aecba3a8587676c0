/**
 * The port that somebody asked for on the command line: `--port 4000` or `--port=4000`, after `--` or not. Without `--`
 * npm takes the option for its own and hands it on as `npm_config_port`.
 * @returns the text as given, or undefined where `PORT` or the default counts
 * @throws Error with one sentence for an argument that is none of these
 */
export function readPort(args: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const [first, second, ...rest] = args.filter((each) => each !== '--');
  // npm took the option out of `npm run dev --port 4000` and left its number.
  if (env.npm_config_port === 'true' && first !== undefined && second === undefined && !first.startsWith('-'))
    return first;
  if (first === undefined) return env.npm_config_port || undefined;
  const inline = /^--port=(.+)$/.exec(first)?.[1];
  const port = inline ?? (first === '--port' ? second : undefined);
  const more = inline === undefined ? rest : [second, ...rest].filter((each) => each !== undefined);
  if (port === undefined || more.length > 0)
    throw new Error(`“${args.join(' ')}” is not understood: npm run dev takes --port and a number.`);
  return port;
}
