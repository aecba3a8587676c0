import { type Command, findCount, findText } from '../command.ts';
import { listTrail } from '../data/audit.ts';
import { toMoment, toTable } from '../output.ts';
import { getOrganisation } from '../targets.ts';

const SHOWN = 50;

/** Who did what. */
export const auditCommands: readonly Command[] = [
  {
    name: 'audit list',
    summary: 'List the audit trail, newest first',
    options: {
      organisation: { what: 'Only the lines of this organisation', placeholder: 'id or name' },
      operators: { what: 'Only actions of operators', isFlag: true },
      limit: { what: `Number of lines; the default is ${SHOWN}`, placeholder: 'number' },
    },
    examples: ['audit list --operators', 'audit list --organisation "Tapti Analytical" --limit 200'],
    run: async ({ tx }, input) => {
      const name = findText(input, 'organisation');
      const organisation = name === undefined ? null : await getOrganisation(tx, name);
      const rows = await listTrail(tx, {
        organisationId: organisation?.id,
        isOperators: input.options.operators === true,
        limit: findCount(input, 'limit') ?? SHOWN,
      });
      const text = toTable(
        rows,
        [
          { head: 'When', of: ({ at }) => toMoment(at) },
          { head: 'By', of: ({ by }) => by },
          { head: 'Organisation', of: ({ organisationName }) => organisationName ?? '' },
          { head: 'What', of: ({ summary }) => summary },
        ],
        'No lines.',
      );
      return {
        text,
        data: rows,
        auditNote: {
          organisationId: organisation?.id ?? null,
          entity: 'audit_log',
          entityId: null,
          summary: `An operator read ${rows.length} lines of the trail`,
        },
      };
    },
  },
];
