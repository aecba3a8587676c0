import { LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import {
  Card,
  CardBody,
  CardHead,
  Inline,
  KeyValueList,
  PlainText,
  SourceQuote,
  Stack,
  Tag,
  TextLink,
} from '@anupalan/ui';
import { toLabPath } from '../../../shared/enquiries/enquiry-paths.ts';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import type { EnquiryCardProps } from './enquiry-card-props.ts';

/** What is asked for: words, parameters, the day, and what the order says. */
export function RequestCard({ enquiry, side }: EnquiryCardProps) {
  const links = useTaskLinks();
  const taskHref = enquiry.taskId === null ? null : links.toTask(enquiry.taskId);
  const { source } = enquiry;
  return (
    <Card aria-labelledby="request">
      <CardHead title="Enquiry" id="request" />
      <CardBody>
        <Stack gap={5}>
          <PlainText>{enquiry.message}</PlainText>
          {source !== null && (
            <SourceQuote
              source={source.page === null ? 'From the order' : `From the order, page ${source.page}`}
            >
              {source.quote}
            </SourceQuote>
          )}
          <KeyValueList
            items={[
              { key: 'What is tested', value: LAB_MEDIUM_LABELS[enquiry.medium] },
              {
                key: 'Parameters',
                value: (
                  <Inline gap={1}>
                    {enquiry.parameters.map((parameter) => (
                      <Tag key={parameter}>{parameter}</Tag>
                    ))}
                  </Inline>
                ),
              },
              { key: 'Site', value: enquiry.site },
              {
                key: 'Report needed by',
                value: enquiry.dueDate === null ? null : formatLongDate(enquiry.dueDate),
              },
              {
                key: side === 'company' ? 'Laboratory' : 'Company',
                value:
                  side === 'company' ? (
                    <TextLink href={toLabPath(enquiry.lab.id)}>{enquiry.lab.name}</TextLink>
                  ) : (
                    enquiry.company.name
                  ),
              },
              ...(taskHref === null
                ? []
                : [{ key: 'Task', value: <TextLink href={taskHref}>Open the task</TextLink> }]),
              {
                key: 'Asked by',
                value: (
                  <>
                    {enquiry.askedBy}, <Ago instant={enquiry.createdAt} />
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
