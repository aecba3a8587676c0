import { AUTH_PATHS, COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import { findScreen } from '@anupalan/enums/screens';
import type { Plugin, Rolldown } from 'vite';
import { signInWords } from '../src/features/auth/words.ts';
import { PIECES } from './chunks.ts';
import { SKELETON_STYLE, type Skeleton, toSkeleton } from './skeleton.ts';

const SHELL = '/src/app/shell/shell.tsx';
const CIPHER = '/packages/api-client/src/cipher.ts';
const features = (file: string) => `/src/features/${file}`;

/** Screens that people open by their address, with the module that their route loads in the shell. */
const SCREENS: readonly (readonly [string, string])[] = [
  [COMPANY_PATHS.dashboard, 'dashboard/dashboard-screen.tsx'],
  [LAB_PATHS.dashboard, 'dashboard/dashboard-screen.tsx'],
  [COMPANY_PATHS.tasksAndAlerts, 'tasks-and-alerts/tasks-and-alerts-screen.tsx'],
  [COMPANY_PATHS.reportingTasks, 'reporting-tasks/reporting-tasks-screen.tsx'],
  [LAB_PATHS.reportingTasks, 'reporting-tasks/reporting-tasks-screen.tsx'],
  [COMPANY_PATHS.consentDocuments, 'consent-documents/consent-documents-screen.tsx'],
  [COMPANY_PATHS.consentAnalyzer, 'consent-analyzer/consent-analyzer-screen.tsx'],
];

/**
 * Pages with what they load: `first`, which the first calls wait for, and the modules of their route. Who opens a screen is
 * signed in, and their session is encrypted.
 */
const PAGES: readonly { path: string; first: readonly string[]; modules: readonly string[] }[] = [
  { path: AUTH_PATHS.login, first: [], modules: [features('auth/pages.ts')] },
  ...SCREENS.map(([path, file]) => ({ path, first: [CIPHER], modules: [SHELL, features(file)] })),
];

/** The font of the interface, with the letters of English. */
const FONT = /^assets\/public-sans-latin-wght-normal-.*\.woff2$/;
const CONFIG = '<link rel="preload" as="fetch" crossorigin href="/config.json">';

/**
 * Writes the pages of a build. In each stand a skeleton, so that there is something to see at once, and links to all
 * that its first view needs, so that code, font and settings come together and not one after the other. Pages that are
 * opened often have a file of their own with the code of their screen; every other path has `index.html`, which is all
 * that a host needs that sends every path there.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no page.');
        const page = String(index.source);
        const font = Object.keys(bundle).find((file) => FONT.test(file));
        if (font === undefined) throw new Error('The build has no font.');
        const pieces = PIECES.map(({ name }) => findChunk(name, bundle));
        for (const { path, first, modules } of PAGES) {
          const files = {
            first: listFiles(first, bundle),
            later: [...pieces, ...listFiles(modules, bundle)],
          };
          this.emitFile({
            type: 'asset',
            fileName: `${path.slice(1)}.html`,
            source: toPage(page, font, files, toSkeletonOf(path)),
          });
        }
        index.source = toPage(page, font, { first: [], later: pieces }, { kind: 'plain' });
      },
    },
  };
}

function toSkeletonOf(path: string): Skeleton {
  const screen = findScreen(path);
  if (screen) return { kind: 'screen', title: screen.title, tagline: screen.tagline };
  return { kind: 'entry', title: signInWords.title, lead: signInWords.lead };
}

function findChunk(name: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk.fileName;
}

/** The chunks of modules that are loaded on demand, and all that these import. */
function listFiles(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
      return chunk.fileName;
    }),
  );
  // A set is walked on while it grows.
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return [...found];
}

/** `first`: what the first calls wait for; `later`: the pieces of the app and the screen. */
type Files = { first: readonly string[]; later: readonly string[] };

function toPage(page: string, font: string, { first, later }: Files, skeleton: Skeleton): string {
  const styles = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const beginning = [
    CONFIG,
    ...first.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ...[...new Set(later)]
      .filter((file) => !page.includes(`"/${file}"`))
      // The skeleton and its stylesheet come first; what is drawn waits for the stylesheet anyway.
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ];
  return (
    styles
      // The skeleton is painted before the stylesheet is there.
      .reduce((text, style) => text.replace(style, ''), page)
      // The script runs as soon as it is there, whatever else is on its way.
      .replace('<script type="module"', `${beginning.join('\n    ')}\n    <script type="module" async`)
      .replace('</head>', `  ${links.join('\n    ')}\n    <style>${SKELETON_STYLE}</style>\n  </head>`)
      .replace(
        '<div id="root"></div>',
        `<div id="root">${toSkeleton(skeleton)}</div>\n    ${styles.join('\n    ')}`,
      )
  );
}
