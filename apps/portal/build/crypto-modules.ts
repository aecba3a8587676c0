import type { Plugin } from 'vite';

const FILE = /\/node_modules\/crypto-js\/[\w-]+\.js$/;
const WRAPPED =
  /^;\(function \(root, factory(?:, undef)?\) \{[\s\S]*?module\.exports = exports = factory\((?<needs>[^;]*)\);[\s\S]*?\}\(this, (?<make>function[\s\S]*)\)\);?\s*$/;

/**
 * Makes modules of the files of crypto-js, each of which is one function in a wrapper of its time. A wrapped file needs the
 * bundler's helpers, which are with the rest of the app; as modules they are a chunk that can run before the rest is there.
 */
export function cryptoModules(): Plugin {
  return {
    name: 'crypto-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler: (code, id) => {
        const module = toModule(code);
        if (module === null) throw new Error(`${id} is not written as the files of crypto-js were.`);
        return { code: module, map: null };
      },
    },
  };
}

/** The file as a module, or null where it is not written as expected. */
export function toModule(code: string): string | null {
  const { needs, make } = WRAPPED.exec(code)?.groups ?? {};
  if (needs === undefined || make === undefined) return null;
  const files = [...needs.matchAll(/require\("([^"]+)"\)/g)].map(([, file]) => file);
  const imports = files.map((file, index) => `import need${index} from '${file}';`);
  // Browsers have `crypto`; what Node needs instead is left out.
  const own = make.replace("typeof require === 'function'", 'false');
  return `${imports.join('\n')}\nexport default (${own})(${files.map((_, index) => `need${index}`).join(', ')});\n`;
}
