import type { Plugin } from 'vite';

const FILE = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const PARTS = /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm;

/**
 * Leaves out what the portal does not use of the router: its links, its forms and what they fetch ahead. They give themselves
 * names for developers' tools when they are loaded, which the bundler has to take for a use; nothing reads them in a build.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler: (code, id) => {
        const parts = toParts(code);
        if (parts === null) throw new Error(`${id} is not written as the router's file was.`);
        return { code: parts, map: null };
      },
    },
  };
}

/** The file with parts that can be left out, or null where it is not written as expected. */
export function toParts(code: string): string | null {
  if (code.search(NAMES) < 0 || code.search(PARTS) < 0) return null;
  return code.replaceAll(NAMES, '').replaceAll(PARTS, '/* @__PURE__ */ ');
}
