import { EMPTY_MESSAGES } from '@anupalan/enums/messages';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { EmptyState, Inline, LinkButton, Notice, Pagination, SearchInput } from '@anupalan/ui';
import { ArticleCard, ArticleGrid, type ArticleSummary, BlogBar, CategoryChips } from '@anupalan/ui/site';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { toListPath } from '../articles/article-words.ts';
import { readForm } from '../islands/form-values.ts';
import { toPageTitle } from '../seo/page-words.ts';
import { findListPlace, type ListPlace, toListAddress, toListHeading, toListTitle } from './list-place.ts';
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

type View = ListPlace & Pick<BlogBrowserProps, 'pageCount' | 'articles'>;

/** What the address asks for beside the built page. */
function readAddress({ category, page }: BlogBrowserProps): ListPlace {
  const query = new URLSearchParams(location.search);
  return { category, keyword: query.get('keyword') ?? '', page: Number(query.get('page')) || page };
}

/**
 * The list of articles with categories, search and pages. The built page works as it stands, by links; awake, a
 * search, a category and a page are answered without a reload, and what is looked at stands in the address.
 */
export function BlogBrowser(props: BlogBrowserProps) {
  const { categories } = props;
  const [typed, setTyped] = useState(() => readTypedWord());
  const [view, setView] = useState<View>({ ...props, keyword: '' });
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<ListPlace>({ category: props.category, page: props.page, keyword: '' });

  const show = async (to: ListPlace, isLink = false) => {
    asked.current += 1;
    const turn = asked.current;
    place.current = to;
    if (to.keyword === '' && to.category === props.category && to.page === props.page) {
      setView({ ...props, keyword: '' });
      setState('idle');
      return;
    }
    setState('busy');
    const found = await searchArticles(to);
    // A slow answer to an earlier word never covers a later one.
    if (turn !== asked.current) return;
    if (found) setView({ ...found, ...to });
    // Without a word a link leads to a built page, which needs no answer.
    else if (isLink && to.keyword === '') location.reload();
    setState(found ? 'idle' : 'failed');
  };

  const search = (keyword: string) => {
    clearTimeout(timer.current);
    // A search change resets the page to 1 (docs/spec-coverage.md#validation).
    const to = { category: place.current.category, page: 1, keyword };
    history.replaceState(null, '', toListAddress(to));
    void show(to);
  };

  useEffect(() => {
    const asks = readAddress(props);
    if (asks.keyword) {
      setTyped(asks.keyword);
      void show(asks);
    } else if (typed.trim()) search(typed.trim()); // typed while the code was on its way
    const onHistory = () => {
      const to = findListPlace(location, categories);
      // An anchor of the page comes by here as well.
      if (!to || toListAddress(to) === toListAddress(place.current)) return;
      clearTimeout(timer.current);
      setTyped(to.keyword);
      void show(to, true);
    };
    window.addEventListener('popstate', onHistory);
    return () => window.removeEventListener('popstate', onHistory);
    // Once: from then on the address follows the screen.
  }, []);

  // The head of the page is none of the island's.
  const title = toListTitle(view);
  const told = useRef(title);
  useEffect(() => {
    if (told.current === title) return;
    told.current = title;
    document.title = toPageTitle(title);
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = toListHeading(view.category);
  }, [title, view.category]);

  /** A press on a category or a page: shown at once, unless the browser is asked for more, as for another tab. */
  const onLink = (event: MouseEvent<HTMLElement>): boolean => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const aim = link && isPlain ? findListPlace(link, categories) : null;
    if (!aim || event.defaultPrevented) return false;
    event.preventDefault();
    clearTimeout(timer.current);
    // A word that is typed and not yet asked for counts: of it there is no second page.
    const keyword = typed.trim();
    const to = keyword === aim.keyword ? aim : { ...aim, keyword, page: 1 };
    const address = toListAddress(to);
    if (address !== toListAddress(place.current)) history.pushState(null, '', address);
    void show(to, true);
    return true;
  };

  const onType = (word: string) => {
    setTyped(word);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(word.trim()), REST_MS);
  };
  const chips = [null, ...categories].map((name) => ({
    label: name ?? 'All',
    href: toListAddress({ category: name, page: 1, keyword: view.keyword }),
    isCurrent: name === view.category,
  }));
  return (
    <>
      <BlogBar>
        <CategoryChips chips={chips} onClick={onLink} />
        <search>
          <form
            id={FORM_ID}
            action={toListPath(view.category, 1)}
            onSubmit={(event) => {
              event.preventDefault();
              search(typed.trim());
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
      <div ref={list} aria-busy={state === 'busy'}>
        <p className="sr" role="status">
          {state === 'idle' && toStatus(view, props)}
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
            action={
              <Inline gap={2}>
                <LinkButton href={SITE_PATHS.blog}>See all articles</LinkButton>
                <LinkButton href={SITE_PATHS.tools}>Open the tools</LinkButton>
              </Inline>
            }
          />
        )}
      </div>
      {view.pageCount > 1 && (
        <Pagination
          page={view.page}
          pageCount={view.pageCount}
          label="Pages of articles"
          toHref={(page) => toListAddress({ ...view, page })}
          onClick={(event) => {
            // It stands below the list, whose other end is what comes next.
            if (onLink(event)) list.current?.closest('section')?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}

function readTypedWord(): string {
  return String(readForm(FORM_ID)?.get('keyword') ?? '');
}

/** What is told of a list by ear; nothing of the built one. */
function toStatus(view: View, built: BlogBrowserProps): string {
  if (view.keyword !== '') return `${view.articles.length} articles for ${view.keyword}`;
  return view.category === built.category && view.page === built.page ? '' : toListTitle(view);
}
