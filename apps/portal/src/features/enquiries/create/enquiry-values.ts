import type { EnquiryTarget } from '@anupalan/api-client/endpoints/enquiries';
import type { EnquiryPrefill, Lab } from '@anupalan/api-client/types';
import { LAB_MEDIA, type LabMedium } from '@anupalan/enums/labs';
import { splitNames } from '@anupalan/validators/forms/enquiry';
import type { CreateEnquiryRequest } from '@anupalan/validators/requests/enquiries';
import { words } from './words.ts';

/** What the form of an enquiry holds. */
export type EnquiryValues = {
  subject: string;
  message: string;
  medium: LabMedium | '';
  parameters: readonly string[];
  otherParameters: string;
  site: string;
  dueDate: string;
};

/** Whether two names of a parameter are the same but for case. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The media that a laboratory tests; all of them where its page names none. */
export function listMedia(lab: Pick<Lab, 'scope'>): readonly LabMedium[] {
  const media = lab.scope.map(({ medium }) => medium);
  return media.length > 0 ? LAB_MEDIA.filter((medium) => media.includes(medium)) : LAB_MEDIA;
}

/** The parameters that a laboratory tests in a medium. */
export function listParameters(lab: Pick<Lab, 'scope'>, medium: LabMedium | ''): readonly string[] {
  return lab.scope.find((part) => part.medium === medium)?.parameters ?? [];
}

/**
 * What the form begins with: what the task tells, where the laboratory tests it. Parameters that are not of its scope
 * are typed in the second field, so that nothing of the order is lost.
 */
export function toInitialValues(lab: Pick<Lab, 'scope'>, prefill: EnquiryPrefill | undefined): EnquiryValues {
  const media = listMedia(lab);
  const told = media.find((medium) => medium === prefill?.medium);
  const only = media.length === 1 ? media[0] : undefined;
  const medium = told ?? only ?? '';
  const offered = listParameters(lab, medium);
  const asked = prefill?.parameters ?? [];
  return {
    subject: prefill?.subject ?? '',
    message: prefill === undefined ? '' : words.firstMessage(prefill.subject),
    medium,
    parameters: offered.filter((one) => asked.some((other) => isSame(one, other))),
    otherParameters: asked
      .filter((one) => !offered.some((other) => isSame(one, other)))
      // A comma would make two of one.
      .map((one) => one.replaceAll(/[,;]/g, ''))
      .join(', '),
    site: '',
    dueDate: prefill?.dueDate ?? '',
  };
}

/** What is sent: only parameters that the laboratory offers in the chosen medium, and the others. */
export function toNewEnquiry(
  lab: Pick<Lab, 'id' | 'scope'>,
  values: EnquiryValues & { medium: LabMedium },
  target: EnquiryTarget,
): CreateEnquiryRequest {
  const offered = listParameters(lab, values.medium);
  const ticked = values.parameters.filter((parameter) => offered.includes(parameter));
  const others = splitNames(values.otherParameters);
  return {
    labId: lab.id,
    subject: values.subject.trim(),
    message: values.message.trim(),
    medium: values.medium,
    parameters: [...ticked, ...others.filter((one) => !ticked.some((other) => isSame(one, other)))],
    site: values.site.trim() || null,
    dueDate: values.dueDate || null,
    ...target,
  };
}
