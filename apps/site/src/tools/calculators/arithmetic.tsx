import { ArticleTable } from '@anupalan/ui/site';
import type { Step } from './types.ts';

/** The arithmetic of a calculator, line by line. */
export function Arithmetic({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ArticleTable label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Counted</th>
            <th scope="col">Result</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ sum, result, why }) => (
            <tr key={`${sum} ${result}`}>
              <td className="num">{sum}</td>
              <th scope="row">{result}</th>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ArticleTable>
  );
}
