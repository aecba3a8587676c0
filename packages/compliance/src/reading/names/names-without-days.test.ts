import { expect, it } from 'vitest';
import { toName } from './to-name.ts';

it.each([
  ['Half-yearly: ambient air and noise survey.', 'Half-yearly', 'Carry out ambient air and noise survey'],
  [
    'The unit shall revalidate its emergency plan, the first by 31 October 2025.',
    '',
    'Revalidate emergency plan',
  ],
  ['The mill shall turn to gas in 180 days from today’s date.', 'in 180 days', 'Turn to gas'],
  [
    'Compliance reports, as on 30th June and 31st December, shall be uploaded in PARIVESH.',
    '',
    'Upload compliance reports in PARIVESH',
  ],
  [
    'On the first of January and first of July, hazardous waste stock shall be verified.',
    'first of January and first of July',
    'Verify hazardous waste stock',
  ],
  ['Flow meter data : to be checked monthly.', 'monthly', 'Check flow meter data'],
])('a name of “%s” has no rest of its days', (clause, period, name) => {
  expect(toName(clause, { period })).toBe(name);
});
