import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

const OURS = /\/(?:apps|packages)\/(?!.*\/node_modules\/)/;
const ARIA = /\/node_modules\/(?:react-aria|react-stately|react-aria-components)\//;
/** An entry of the kit hands on the parts of it: what is taken of it counts, not what it offers. */
const KIT_ENTRY = /\/packages\/ui\/src\/([\w-]+)\.ts$/;
const ICONS = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/**
 * Libraries that weigh much, each with the modules of ours that cannot do without it, in a chunk of its own. Where
 * several lines hold for a module of ours, the first has it.
 */
const HEAVY: readonly { name: string; library: RegExp; kit?: RegExp }[] = [
  {
    name: 'dates',
    library:
      /\/(?:combobox|calendar|datepicker|spinbutton|numberfield)\/|@internationalized\/number|\/calendars\/(?!Gregorian)|\/createCalendar\.mjs$|\/(?:ComboBox|Calendar|Date\w*|HiddenDateInput|NumberField|use(?:Date|Number)Formatter)\.mjs$/,
    kit: /\/packages\/ui\/src\/(?:combo-box|date-field)\//,
  },
  {
    name: 'layers',
    library: ARIA,
    kit: /\/packages\/ui\/src\/(?:command-palette|dialog|disclosure|menu|popover|tabs)\//,
  },
  { name: 'tables', library: /\/node_modules\/@tanstack\// },
  {
    name: 'forms',
    library:
      /\/node_modules\/(?:formik|lodash-es|deepmerge|react-fast-compare|hoist-non-react-statics|tiny-warning|react-is)\//,
  },
  { name: 'rules', library: /\/node_modules\/(?:yup|property-expr|tiny-case|toposort)\// },
];

/** Those of several needs that would be small alone. */
const TOGETHER: Readonly<Record<string, string>> = { rules: 'forms', tables: 'forms' };

/** What the frame needs of react-aria: it is there before anything opens. */
const FRAME_OF_ARIA =
  /\/(?:SSRProvider|focusWithoutScrolling|platform|openLink|useDefaultLocale|I18nProvider)\.mjs$|\/i18n\/utils\.mjs$/;

/** Screens whose first view is to be quick. What they share comes before what only others share. */
const STAGES: readonly { name: string; screens: RegExp }[] = [
  { name: 'kit', screens: /\/src\/features\/auth\/[\w-]+-page\.tsx$/ },
  {
    name: 'parts',
    screens:
      /\/src\/(?:app\/shell\/shell|features\/dashboard\/dashboard-screen|features\/tasks-and-alerts\/tasks-and-alerts-screen)\.tsx$/,
  },
];
const REST = 'more';

/** What runs before the rest is there: the entry, in a chunk that needs no other. */
export const EARLY = 'index';

/** The pieces in which the app starts, in their order: each needs those before it alone. */
export const PIECES: readonly { name: string; start: RegExp }[] = [
  { name: 'react', start: /\/src\/app\/react\.ts$/ },
  { name: 'store', start: /\/src\/app\/store\.ts$/ },
  { name: 'app', start: /\/src\/app\/app\.tsx$/ },
];

/** Words of orders that the reading of a selection knows: patterns, which need nothing of what reads with them. */
const WORDINGS =
  /\/packages\/compliance\/src\/reading\/(?:names\/(?:grammar|verbs|spelling|name-words|whole-clause-words|plain-clause|plainer-wordings|plain-openings|hanging-clause|told)|duties\/trap-words|periods\/(?:merge-words|month-names)|language\/(?:search|literals|imperatives|acts|numbers|group|one-line))\.ts$/;

/** Those that nothing but the reading of a selection knows: views that need the others go without them. */
const SELECTED_WORDINGS =
  /\/packages\/compliance\/src\/reading\/(?:names\/(?:activities|capitals|mended-name|period-words)|periods\/(?:adverb-words|deadline-anchor))\.ts$/;

/**
 * Brings together what several screens share: a few chunks by what they need, where the bundler would make one for each
 * set of screens, hundreds of a kilobyte. What one screen alone uses stays with it, and what is loaded on demand keeps
 * a chunk of its own (docs/decisions/0026).
 */
export function chunks(): Plugin {
  let names = new Map<string, string>();
  let pieces = new Map<string, string>();
  const toPiece = (id: string) => pieces.get(id) ?? null;
  const toName = (id: string) => names.get(id) ?? null;
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // With React's core, which the entry needs, the bundler's own helpers stand in it.
                { name: EARLY, tags: ['$initial'], priority: 3, includeDependenciesRecursively: true },
                { name: toPiece, debugName: 'pieces', priority: 2 },
                { name: toName, debugName: 'shared' },
                { name: 'wordings', test: WORDINGS, priority: -1 },
                { name: 'selected-wordings', test: SELECTED_WORDINGS, priority: -1 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      names = toChunkNames(this);
      const listImports = remember((id: string) => findImports(id, this));
      pieces = new Map(
        [...PIECES].reverse().flatMap(({ name, start }) => {
          const starts = [...this.getModuleIds()].filter((id) => start.test(id));
          return [...reach(starts, listImports)].map((id): [string, string] => [id, name]);
        }),
      );
    },
  };
}

/** The chunk of each module that several screens may share. */
function toChunkNames(graph: Graph): Map<string, string> {
  const listImports = remember((id: string) => findImports(id, graph));
  const needs = new Map<string, ReadonlySet<string>>();
  const listNeeds = (id: string): ReadonlySet<string> => {
    const known = needs.get(id);
    if (known) return known;
    const found = new Set(HEAVY.flatMap(({ name, kit }) => (kit?.test(id) ? [name] : [])));
    needs.set(id, found);
    for (const each of listImports(id))
      for (const name of OURS.test(each) ? listNeeds(each) : listHeavy(each)) found.add(name);
    return found;
  };
  const ids = [...graph.getModuleIds()];
  const stages = STAGES.map(({ name, screens }) => ({
    name,
    modules: reach(
      ids.filter((id) => screens.test(id)),
      listImports,
    ),
  }));
  const toName = (id: string): string => {
    const [library] = OURS.test(id) ? [] : listHeavy(id);
    if (library !== undefined) return library;
    const stage = stages.find(({ modules }) => modules.has(id))?.name ?? REST;
    const need = HEAVY.find(({ name }) => OURS.test(id) && listNeeds(id).has(name))?.name;
    if (need === undefined) return FRAME_OF_ARIA.test(id) ? 'parts' : stage;
    return stage === 'kit' ? need : `${stage}-with-${TOGETHER[need] ?? need}`;
  };
  const isLoadedAlone = (id: string) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const users = countUsers(
    ids.filter(isLoadedAlone),
    remember((id) => findImports(id, graph, true)),
  );
  const isShared = (id: string) => (users.get(id) ?? 0) > 1;
  return new Map(ids.filter((id) => !isLoadedAlone(id) && isShared(id)).map((id) => [id, toName(id)]));
}

/**
 * How many of what is loaded on demand use a module. What a shared module imports is shared by as many, so that no
 * shared chunk imports a screen: the bundler's own count leaves out who comes after a screen that has the module, and
 * a module that such a chunk and its screen import from each other would be used before it is made.
 */
function countUsers(
  entries: readonly string[],
  listImports: (id: string) => readonly string[],
): Map<string, number> {
  const users = new Map<string, number>();
  for (const entry of entries)
    for (const id of reach([entry], listImports)) users.set(id, (users.get(id) ?? 0) + 1);
  return users;
}

function listHeavy(id: string): string[] {
  if (FRAME_OF_ARIA.test(id)) return [];
  return HEAVY.flatMap(({ name, library }) =>
    library.test(id) && /\/node_modules\//.test(id) ? [name] : [],
  ).slice(0, 1);
}

/**
 * Modules that a module imports to be evaluated; of the kit and of the icons those that it takes. What react-aria is
 * made of counts for us only where it is asked for.
 */
function findImports(id: string, graph: Graph, isWithAria = false): string[] {
  const info = graph.getModuleInfo(id);
  const code = info?.code ?? '';
  return (info?.importedIds ?? []).flatMap((each) => {
    if (ICONS.test(each)) return findIcons(code, each, graph.getModuleInfo(each)?.code ?? '');
    const entry = KIT_ENTRY.exec(each)?.[1];
    if (entry === undefined) return OURS.test(id) && ARIA.test(each) && !isWithAria ? [] : [each];
    const taken = listNames(code, entry === 'index' ? '@anupalan/ui' : `@anupalan/ui/${entry}`);
    const offers = graph.getModuleInfo(each);
    const folder = each.slice(0, each.lastIndexOf('/'));
    return (offers?.importedIds ?? []).filter((part) =>
      listNames(offers?.code ?? '', part.replace(folder, '.')).some((name) => taken.includes(name)),
    );
  });
}

/** Names that a text imports from a place, or hands on. */
function listNames(code: string, from: string): string[] {
  return [...code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , source]) => source === from)
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''));
}

/** Icons that a module takes, by the names that the entry of all icons gives them: some have several. */
function findIcons(code: string, entry: string, all: string): string[] {
  const files = readIcons(all);
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  return listNames(code, 'lucide-react').flatMap((name) => files.get(name)?.replace('.', folder) ?? []);
}

const readIcons = remember((all: string): ReadonlyMap<string, string> => {
  const lines = all.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/\bas\s+(\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
});

function reach(roots: readonly string[], listImports: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(roots);
  // A set is walked on while it grows.
  for (const id of reached) for (const each of listImports(id)) reached.add(each);
  return reached;
}

function remember<T>(find: (id: string) => T): (id: string) => T {
  const found = new Map<string, T>();
  return (id) => {
    const known = found.get(id) ?? find(id);
    found.set(id, known);
    return known;
  };
}
