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
      A consent order is a letter with annexures. All of them say what the unit must do, and some of it is
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

/** An invented table of words that becomes blocks on a phone. */
export const stackedTable = (
  <ArticleTable label="Sampling" isStacked>
    <table>
      <thead>
        <tr>
          <th scope="col">Medium</th>
          <th scope="col">Where</th>
          <th scope="col">Parameters</th>
          <th scope="col">Method</th>
        </tr>
      </thead>
      <tbody>
        {[
          ['Trade effluent', 'Outlet of the treatment plant', 'pH, suspended solids, BOD, COD', 'IS 3025'],
          ['Stack emission', 'Port hole of the stack', 'Particulate matter, acid mist', 'IS 11255'],
        ].map(([medium, where, parameters, method]) => (
          <tr key={medium}>
            <th scope="row">{medium}</th>
            <td data-column="Where">{where}</td>
            <td data-column="Parameters">{parameters}</td>
            <td data-column="Method">{method}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ArticleTable>
);
