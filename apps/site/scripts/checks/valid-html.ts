import { HtmlValidate } from 'html-validate';
import type { BuiltSite } from './built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Every file that a page loads is of its own host, over the same connection: a hash beside it proves nothing.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** The pages are valid HTML. */
export async function checkValidHtml({ pages }: BuiltSite): Promise<string[]> {
  const problems: string[] = [];
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages))
      problems.push(`${file} is not valid (${ruleId}): ${message} at ${selector}`);
  }
  return problems;
}
