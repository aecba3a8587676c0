import { ArticleTable } from '../site-article/article-table.tsx';

/** The headings of the invented article. */
export const articleHeadings = [
  { id: 'what', label: 'What it says' },
  { id: 'how-often', label: 'How often' },
  { id: 'who', label: 'Who does it' },
];

/** An invented article with everything that an article may hold. */
export const articleBody = (
  <>
    <p>
      A consent order is a letter with annexures. What the unit must do stands in all of them, and some of it
      only in a footnote under a table.
    </p>
    <h2 id="what">What it says</h2>
    <p>
      Conditions come in schedules. Read them with a pencil: mark every <a href="#shall">“shall”</a>, and
      write down who, what and by when.
    </p>
    <h2 id="how-often">How often</h2>
    <ul>
      <li>Monthly conditions are due on the same day of every month.</li>
      <li>Quarterly ones end with the quarter, unless the order counts from its own date.</li>
    </ul>
    <ArticleTable label="Intervals of conditions">
      <table>
        <caption>What orders call an interval, and what it comes to</caption>
        <thead>
          <tr>
            <th scope="col">In the order</th>
            <th scope="col">Every</th>
            <th scope="col">Due in a year</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Once in a month</th>
            <td>month</td>
            <td className="num">12</td>
          </tr>
          <tr>
            <th scope="row">Half-yearly</th>
            <td>six months</td>
            <td className="num">2</td>
          </tr>
        </tbody>
      </table>
    </ArticleTable>
    <h2 id="who">Who does it</h2>
    <p>Write a name beside every line. A task that belongs to everybody is done by nobody.</p>
  </>
);
