import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository, as the checks see them. Paths are relative to its root, with slashes. */
export type Repository = {
  /** Absolute path of the root on this machine. */
  root: string;
  /** Files that are tracked, or new and not ignored; sorted. */
  files: readonly string[];
  /** The text of a file, as UTF-8. */
  read(file: string): string;
  /** Bytes of a file. */
  sizeOf(file: string): number;
  /** Whether Git ignores a path: it is made here and belongs to nobody else. */
  isIgnored(file: string): boolean;
};

/** What a check found: how many things it looked at, and a sentence for each that is wrong. */
export type Result = { checked: number; problems: string[] };

/** Looks at the repository in one respect. */
export type Check = (repository: Repository) => Result;

/**
 * Opens a checkout.
 * @throws Error where it is none, or Git is missing: a check without files must not pass
 */
export function openRepository(root: string): Repository {
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (listed.status !== 0) throw new Error(`Git does not list the files of ${root}: ${listed.stderr.trim()}`);
  const files = [...new Set(listed.stdout.split('\0'))].filter(
    (file) => file !== '' && existsSync(path.join(root, file)),
  );
  if (files.length === 0) throw new Error(`There are no files in ${root}.`);
  return {
    root,
    files: files.sort(),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    sizeOf: (file) => statSync(path.join(root, file)).size,
    isIgnored: (file) => {
      const name = file.replace(/\/$/, '');
      // What is not made yet is neither a file nor a folder to Git: `dist/` is ignored, and `dist` is not.
      return git(root, 'check-ignore', '--', name, `${name}/`).status === 0;
    },
  };
}

function git(root: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Whether a file or a folder of this path is in the repository. */
export function hasPath(repository: Repository, file: string): boolean {
  const wanted = path.posix.normalize(file).replace(/\/$/, '');
  return wanted === '.' || repository.files.some((each) => each === wanted || each.startsWith(`${wanted}/`));
}

const BINARY = /\.(pdf|docx|png|jpe?g|webp|ico|woff2?|ttf|zip|gz)$/i;

/** Files that are text. */
export function listTexts(repository: Repository): string[] {
  return repository.files.filter((file) => !BINARY.test(file));
}
