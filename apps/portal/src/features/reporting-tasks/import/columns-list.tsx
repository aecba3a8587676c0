import { Cell, HeadCell, Row, RowHeadCell, ScrollBox, Table } from '@anupalan/ui';
import { TASK_COLUMNS } from '@anupalan/validators/requests/task-import';

/** Every column of the template: what a person writes into it. */
export function ColumnsList() {
  return (
    <ScrollBox label="Columns of the list">
      <Table caption="Columns of the list">
        <thead>
          <tr>
            <HeadCell>Column</HeadCell>
            <HeadCell>What to write</HeadCell>
            <HeadCell>Example</HeadCell>
          </tr>
        </thead>
        <tbody>
          {TASK_COLUMNS.map(({ id, heading, isRequired, explanation, example }) => (
            <Row key={id}>
              <RowHeadCell>
                {heading}
                {!isRequired && ' (optional)'}
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
