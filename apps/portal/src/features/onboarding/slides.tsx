import { StatusTag } from '@anupalan/ui';
import type { Slide } from '@anupalan/ui/shell';
import { OnboardingSlide, SourceExample } from '@anupalan/ui/shell';
import { BellRing, Clock, FlaskConical } from 'lucide-react';
import { words } from './words.ts';

/** The three slides (docs/spec-coverage.md#before-signing-in): time, alerts, laboratories. */
export const SLIDES: readonly Slide[] = [
  {
    id: 'automation',
    label: words.automation.title,
    content: (
      <OnboardingSlide
        title={words.automation.title}
        text={words.automation.text}
        art={
          <SourceExample
            number="17"
            quote={words.automation.quote}
            task={words.automation.task}
            source={words.automation.source}
            status={<StatusTag tone="warn" icon={Clock} label={words.automation.status} />}
          />
        }
      />
    ),
  },
  {
    id: 'alerts',
    label: words.alerts.title,
    content: (
      <OnboardingSlide
        title={words.alerts.title}
        text={words.alerts.text}
        art={
          <SourceExample
            number="23"
            quote={words.alerts.quote}
            task={words.alerts.task}
            source={words.alerts.source}
            status={<StatusTag tone="info" icon={BellRing} label={words.alerts.status} />}
          />
        }
      />
    ),
  },
  {
    id: 'labs',
    label: words.laboratories.title,
    content: (
      <OnboardingSlide
        title={words.laboratories.title}
        text={words.laboratories.text}
        art={
          <SourceExample
            number="9"
            quote={words.laboratories.quote}
            task={words.laboratories.task}
            source={words.laboratories.source}
            status={<StatusTag tone="ok" icon={FlaskConical} label={words.laboratories.status} />}
          />
        }
      />
    ),
  },
];
