import { FactTable } from '../../frame/fact-table.tsx';
import type { Step } from './types.ts';

const COLUMNS = ['Counted', 'Result', 'Why'];

/** The arithmetic of a calculator, line by line. */
export function Arithmetic({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <FactTable
      label={label}
      columns={COLUMNS}
      nameAt={1}
      rows={steps.map(({ sum, result, why }) => ({
        key: `${sum} ${result}`,
        cells: [
          <span key="sum" className="num">
            {sum}
          </span>,
          result,
          why,
        ],
      }))}
    />
  );
}
