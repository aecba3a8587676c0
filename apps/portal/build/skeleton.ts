import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@anupalan/enums/brand';
import { themes } from '@anupalan/ui/tokens';

/** What stands in a page before its script: nothing known of it, the entry, or the frame with a screen's head. */
export type Skeleton =
  | { kind: 'plain' }
  | { kind: 'entry'; title: string; lead: string }
  | { kind: 'screen'; title: string; tagline: string };

const COLOURS = [
  'bg',
  'surface',
  'surface-sunken',
  'border',
  'text',
  'text-muted',
  'text-subtle',
  'nav-bg',
] as const;
/** Rows that stand for the content. */
const LINES = 6;

function toColours(theme: keyof typeof themes): string {
  return COLOURS.map((name) => `--sk-${name}:${themes[theme][name]}`).join(';');
}

// The sizes are those of the frame (packages/ui/src/shell, packages/ui/src/entry-frame): what follows takes its place.
const FRAME = `
.sk{display:flex;min-height:100vh;color:var(--sk-text);font:400 14px/1.45 'Public Sans Variable','Public Sans Fallback',system-ui,sans-serif}
.sk p,.sk h1{margin:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.sk i{display:block;height:12px;margin:20px;border-radius:4px;background:var(--sk-surface-sunken)}
.sk-nav{flex:none;width:244px;background:var(--sk-nav-bg)}
.sk-col{flex:1;min-width:0}
.sk-head{display:flex;flex-direction:column;justify-content:center;box-sizing:border-box;height:64px;padding:0 28px;border-bottom:1px solid var(--sk-border);background:var(--sk-surface)}
.sk-head h1{font-size:18px;font-weight:680}
.sk-head p{color:var(--sk-text-subtle);font-size:13px}
.sk-card{margin:24px 28px;border:1px solid var(--sk-border);border-radius:12px;background:var(--sk-surface)}
.sk-entry{display:flex;flex:1;flex-direction:column;gap:64px;min-width:0;padding:32px;background:var(--sk-surface)}
.sk-entry b{font-size:18px;font-weight:650}
.sk-form{width:100%;max-width:400px;margin:auto}
.sk-form h1{font-size:28px;font-weight:650}
.sk-form p{margin-top:4px;color:var(--sk-text-muted);white-space:normal}
.sk-form i{height:40px;margin:24px 0;border-radius:8px}
.sk-side{flex:1;background:var(--sk-nav-bg)}
@media (max-width:900px){
.sk-nav,.sk-side{display:none}
.sk-head{height:56px;padding:0 8px 0 56px}
.sk-head h1{font-size:16px}
.sk-head p{font-size:12px}
.sk-card{margin:14px 16px}
.sk-entry{gap:40px;padding:20px}
.sk-form{margin-top:0}
}`;

// The font that stands in is the first that is drawn: it is there with the skeleton, before the stylesheet.
const FALLBACK = readFileSync(fileURLToPath(import.meta.resolve('@anupalan/ui/font-fallback.css')), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .trim();

/** Styles of the skeletons in both themes: they stand in the page, because its stylesheet comes after them. */
export const SKELETON_STYLE = `${FALLBACK}:root{${toColours('light')}}@media (prefers-color-scheme:dark){:root{${toColours('dark')}}}html{background:var(--sk-bg)}body{margin:0}${FRAME.replaceAll('\n', '')}`;

/** The markup of a skeleton, for the place of the app. */
export function toSkeleton(skeleton: Skeleton): string {
  if (skeleton.kind === 'plain') return '';
  const { title } = skeleton;
  if (skeleton.kind === 'entry')
    return `<div class="sk"><div class="sk-entry"><b>${toHtml(BRAND.name)}</b><div class="sk-form"><h1>${toHtml(title)}</h1><p>${toHtml(skeleton.lead)}</p><i></i><i></i><i></i></div></div><div class="sk-side"></div></div>`;
  return `<div class="sk"><div class="sk-nav"></div><div class="sk-col"><div class="sk-head"><h1>${toHtml(title)}</h1><p>${toHtml(skeleton.tagline)}</p></div><div class="sk-card">${'<i></i>'.repeat(LINES)}</div></div></div>`;
}

function toHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
