import type { Lab } from '@anupalan/api-client/types';
import { LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import { TwoLines } from '@anupalan/ui';
import { DataTable, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import { AccreditationTag, describeNabl } from '../../shared/enquiries/accreditation-tag.tsx';
import { type TargetParams, toLabPath, toTargetQuery } from '../../shared/enquiries/enquiry-paths.ts';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { listWords } from './words.ts';

/** Props of {@link LabTable}: the list's states are the table's. `target`: what an enquiry would be for. */
export type LabTableProps = ListTableProps<Lab> & { target: TargetParams };

function listMedia({ scope }: Lab): string {
  return scope.map(({ medium }) => LAB_MEDIUM_LABELS[medium]).join(', ');
}

function countParameters({ scope }: Lab): string {
  const count = scope.reduce((sum, { parameters }) => sum + parameters.length, 0);
  return listWords.parameters(count);
}

/** The place of a laboratory in a few words. */
function toPlace({ address, state }: Lab): string {
  return [address, state].filter((part) => part !== null && part !== '').join(', ');
}

/** Laboratories as a table, and as stacked links on a phone. */
export function LabTable({ target, ...rest }: LabTableProps) {
  const navigate = useNavigate();
  const toHref = ({ id }: Lab) => `${toLabPath(id)}${toTargetQuery(target)}`;
  return (
    <DataTable
      {...rest}
      caption={listWords.title}
      words={toDataWords(listWords.noun)}
      columns={[
        {
          id: 'name',
          header: listWords.columns.laboratory,
          isRowHeader: true,
          cell: (lab) => <TwoLines main={lab.name} sub={toPlace(lab)} href={toHref(lab)} />,
        },
        {
          id: 'scope',
          header: listWords.columns.scope,
          cell: (lab) => <TwoLines main={listMedia(lab)} sub={countParameters(lab)} />,
        },
        {
          id: 'served',
          header: listWords.columns.statesServed,
          width: 'fifth',
          cell: ({ statesServed, state }) =>
            statesServed.length > 0 ? statesServed.join(', ') : (state ?? listWords.notGiven),
        },
        {
          id: 'accreditation',
          header: listWords.columns.nabl,
          width: 'fifth',
          cell: ({ accreditation }) => (
            <TwoLines
              main={<AccreditationTag accreditation={accreditation} />}
              sub={describeNabl(accreditation) ?? undefined}
            />
          ),
        },
      ]}
      toId={({ id }) => id}
      toStacked={(lab) => ({
        title: lab.name,
        href: toHref(lab),
        meta: [toPlace(lab), listMedia(lab)].filter((part) => part !== '').join('. '),
        end: <AccreditationTag accreditation={lab.accreditation} />,
      })}
      onOpen={(lab) => void navigate(toHref(lab))}
    />
  );
}
