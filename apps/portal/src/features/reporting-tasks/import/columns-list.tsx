import { Cell, HeadCell, Row, RowHeadCell, ScrollBox, Table } from '@anupalan/ui';
import { TASK_COLUMNS } from '@anupalan/validators/requests/task-import';
import { words } from './words.ts';

/** Every column of the template: what a person writes into it. */
export function ColumnsList() {
  return (
    <ScrollBox label={words.choose.columnsOf}>
      <Table caption={words.choose.columnsOf}>
        <thead>
          <tr>
            <HeadCell>{words.choose.column}</HeadCell>
            <HeadCell>{words.choose.whatToWrite}</HeadCell>
            <HeadCell>{words.choose.example}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {TASK_COLUMNS.map(({ id, heading, isRequired, explanation, example }) => (
            <Row key={id}>
              <RowHeadCell>
                {heading}
                {!isRequired && ` ${words.choose.optional}`}
              </RowHeadCell>
              <Cell>{explanation}</Cell>
              <Cell>{example}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
