import { CLAIMS } from '@anupalan/enums/brand';
import { StatusTag } from '@anupalan/ui';
import type { Slide } from '@anupalan/ui/shell';
import { OnboardingSlide, SourceExample } from '@anupalan/ui/shell';
import { BellRing, Clock, FlaskConical } from 'lucide-react';

/** The three slides (docs/spec-coverage.md#before-signing-in): time, alerts, laboratories. */
export const SLIDES: readonly Slide[] = [
  {
    id: 'automation',
    label: 'Time-saving automation',
    content: (
      <OnboardingSlide
        title="Time-saving automation"
        text={`Your consent order is read for you: every condition with its page and its words, each a task with dates. Up to ${CLAIMS.onboardingManualWorkCut} less manual work.`}
        art={
          <SourceExample
            number="17"
            quote="The applicant shall get the treated effluent analysed once in a month and submit the report by the 10th of the next month."
            task="Monthly effluent report"
            source="Clause 17, page 6"
            status={<StatusTag tone="warn" icon={Clock} label="In 3 days" />}
          />
        }
      />
    ),
  },
  {
    id: 'alerts',
    label: 'Real-time alerts',
    content: (
      <OnboardingSlide
        title="Real-time alerts"
        text="The responsible person gets alerts in the product and by mail: 30 days before, 7 days before, the day before and on the day. Alerts about late tasks repeat until they are done."
        art={
          <SourceExample
            number="23"
            quote="The environmental statement in Form V shall be submitted on or before 30th September every year."
            task="Environmental statement, Form V"
            source="Clause 23, page 9"
            status={<StatusTag tone="info" icon={BellRing} label="7 days before" />}
          />
        }
      />
    ),
  },
  {
    id: 'labs',
    label: 'Lab access management',
    content: (
      <OnboardingSlide
        title="Lab access management"
        text="Find a laboratory by what it may test and where, ask it with the words of the condition, and get its report back as evidence of the task."
        art={
          <SourceExample
            number="9"
            quote="Stack emissions shall be monitored once in three months through a recognised laboratory."
            task="Stack monitoring, boiler"
            source="Clause 9, page 4"
            status={<StatusTag tone="ok" icon={FlaskConical} label="Report received" />}
          />
        }
      />
    ),
  },
];
