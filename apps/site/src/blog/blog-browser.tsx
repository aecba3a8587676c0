import { EMPTY_MESSAGES } from '@anupalan/enums/messages';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { EmptyState, LinkButton, Notice, Pagination, SearchInput } from '@anupalan/ui';
import { ArticleCard, ArticleGrid, type ArticleSummary, BlogBar, CategoryChips } from '@anupalan/ui/site';
import { useEffect, useRef, useState } from 'react';
import { toListPath } from '../articles/article-words.ts';
import { readForm } from '../islands/form-values.ts';
import { searchArticles } from './search-articles.ts';

const FORM_ID = 'blog-search';
const REST_MS = 300;

/** Props of {@link BlogBrowser}: what the built page holds. */
export type BlogBrowserProps = {
  categories: readonly string[];
  /** Null: all. */
  category: string | null;
  page: number;
  pageCount: number;
  articles: readonly ArticleSummary[];
};

type View = Pick<BlogBrowserProps, 'category' | 'page' | 'pageCount' | 'articles'> & { keyword: string };

/** What the address asks for beside the built page. */
function readAddress(props: BlogBrowserProps): { keyword: string; page: number } {
  const query = typeof location === 'undefined' ? null : new URLSearchParams(location.search);
  return { keyword: query?.get('keyword') ?? '', page: Number(query?.get('page')) || props.page };
}

/**
 * The list of articles with categories, search and pages. The built page works as it stands, by links; awake, a search
 * is answered without a reload, and what is looked at stands in the address.
 */
export function BlogBrowser(props: BlogBrowserProps) {
  const { categories } = props;
  const [typed, setTyped] = useState(() => readTypedWord());
  const [view, setView] = useState<View>({ ...props, keyword: '' });
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const asked = useRef(0);

  const show = async (keyword: string, page: number) => {
    asked.current += 1;
    const turn = asked.current;
    if (keyword === '' && page === props.page) {
      setView({ ...props, keyword });
      setState('idle');
      return;
    }
    setState('busy');
    const found = await searchArticles({ keyword, page, category: props.category });
    // A slow answer to an earlier word never covers a later one.
    if (turn !== asked.current) return;
    if (found) setView({ ...found, category: props.category, page, keyword });
    setState(found ? 'idle' : 'failed');
  };

  const go = (keyword: string, page: number) => {
    const query = new URLSearchParams({
      ...(keyword ? { keyword } : {}),
      ...(page > 1 && keyword ? { page: `${page}` } : {}),
    });
    const path = toListPath(props.category, keyword ? 1 : page);
    history.replaceState(null, '', query.size > 0 ? `${path}?${query}` : path);
    void show(keyword, page);
  };

  useEffect(() => {
    const { keyword, page } = readAddress(props);
    if (keyword) {
      setTyped(keyword);
      void show(keyword, page);
    } else if (typed.trim()) go(typed.trim(), 1); // typed while the code was on its way
    // Once: from then on the address follows the screen.
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onType = (word: string) => {
    setTyped(word);
    clearTimeout(timer.current);
    // A search change resets the page to 1 (product, section 5).
    timer.current = setTimeout(() => go(word.trim(), 1), REST_MS);
  };
  const chips = [null, ...categories].map((name) => ({
    label: name ?? 'All',
    href: toListPath(name, 1),
    isCurrent: name === props.category,
  }));
  return (
    <>
      <BlogBar>
        <CategoryChips chips={chips} />
        <search>
          <form
            id={FORM_ID}
            action={toListPath(props.category, 1)}
            onSubmit={(event) => {
              event.preventDefault();
              clearTimeout(timer.current);
              go(typed.trim(), 1);
            }}
          >
            <SearchInput
              name="keyword"
              label="Search articles"
              placeholder="Search articles"
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
            {/* Enter sends the form; this is for those who look for a button without seeing the page. */}
            <button type="submit" className="sr" tabIndex={-1}>
              Search
            </button>
          </form>
        </search>
      </BlogBar>
      <div aria-busy={state === 'busy'}>
        <p className="sr" role="status">
          {view.keyword !== '' && state === 'idle' && `${view.articles.length} articles for ${view.keyword}`}
        </p>
        {state === 'failed' && (
          <Notice tone="danger" role="alert">
            The articles could not be searched. Please try again.
          </Notice>
        )}
        {view.articles.length > 0 ? (
          <ArticleGrid>
            {view.articles.map((article) => (
              <ArticleCard key={article.href} article={article} />
            ))}
          </ArticleGrid>
        ) : (
          <EmptyState
            level={2}
            title={EMPTY_MESSAGES.blogs}
            text={EMPTY_MESSAGES.blogsHint}
            action={<LinkButton href={SITE_PATHS.blog}>See all articles</LinkButton>}
          />
        )}
      </div>
      {view.pageCount > 1 && (
        <Pagination
          page={view.page}
          pageCount={view.pageCount}
          label="Pages of articles"
          toHref={(to) =>
            view.keyword === ''
              ? toListPath(props.category, to)
              : `${toListPath(props.category, 1)}?${new URLSearchParams({ keyword: view.keyword, page: `${to}` })}`
          }
        />
      )}
    </>
  );
}

function readTypedWord(): string {
  return String(readForm(FORM_ID)?.get('keyword') ?? '');
}
