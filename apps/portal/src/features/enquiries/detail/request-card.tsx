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
import { pageWords } from './words.ts';

/** What is asked for: words, parameters, the day, and what the order says. */
export function RequestCard({ enquiry, side }: EnquiryCardProps) {
  const links = useTaskLinks();
  const taskHref = enquiry.taskId === null ? null : links.toTask(enquiry.taskId);
  const { source } = enquiry;
  return (
    <Card aria-labelledby="request">
      <CardHead title={pageWords.request.title} id="request" />
      <CardBody>
        <Stack gap={5}>
          <PlainText>{enquiry.message}</PlainText>
          {source !== null && (
            <SourceQuote
              source={
                source.page === null
                  ? pageWords.request.fromOrder
                  : pageWords.request.fromOrderPage(source.page)
              }
            >
              {source.quote}
            </SourceQuote>
          )}
          <KeyValueList
            items={[
              { key: pageWords.request.medium, value: LAB_MEDIUM_LABELS[enquiry.medium] },
              {
                key: pageWords.request.parameters,
                value: (
                  <Inline gap={1}>
                    {enquiry.parameters.map((parameter) => (
                      <Tag key={parameter}>{parameter}</Tag>
                    ))}
                  </Inline>
                ),
              },
              { key: pageWords.request.site, value: enquiry.site },
              {
                key: pageWords.request.reportNeededBy,
                value: enquiry.dueDate === null ? null : formatLongDate(enquiry.dueDate),
              },
              {
                key: side === 'company' ? pageWords.request.laboratory : pageWords.request.company,
                value:
                  side === 'company' ? (
                    <TextLink href={toLabPath(enquiry.lab.id)}>{enquiry.lab.name}</TextLink>
                  ) : (
                    enquiry.company.name
                  ),
              },
              ...(taskHref === null
                ? []
                : [
                    {
                      key: pageWords.request.task,
                      value: <TextLink href={taskHref}>{pageWords.request.openTask}</TextLink>,
                    },
                  ]),
              {
                key: pageWords.request.askedBy,
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
