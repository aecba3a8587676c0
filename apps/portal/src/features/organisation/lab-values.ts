import type { LabPage } from '@anupalan/api-client/types';
import { LAB_MEDIA, type LabMedium, USUAL_LAB_EQUIPMENT, USUAL_PARAMETERS } from '@anupalan/enums/labs';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { splitNames } from '@anupalan/validators/forms/enquiry';
import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';

/** Of each medium the ticked parameters and the typed ones: `effluentParameters`, `effluentOthers`. */
type ScopeValues = Record<`${LabMedium}Parameters`, readonly string[]> & Record<`${LabMedium}Others`, string>;

/** What the form of a laboratory's page holds; '' for what is not given. */
export type LabValues = ScopeValues & {
  about: string;
  equipment: readonly string[];
  otherEquipment: string;
  statesServed: readonly string[];
  nablNo: string;
  nablValidUntil: string;
  isRecognised: boolean;
  recognisedUntil: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  isPublished: boolean;
};

function split(usual: readonly string[], named: readonly string[]): { ticked: string[]; others: string } {
  return {
    ticked: usual.filter((name) => named.includes(name)),
    others: named.filter((name) => !usual.includes(name)).join(', '),
  };
}

/** The page as the form takes it. */
export function toLabValues(page: LabPage): LabValues {
  const scope = Object.fromEntries(
    LAB_MEDIA.flatMap((medium) => {
      const named = page.scope.find((part) => part.medium === medium)?.parameters ?? [];
      const { ticked, others } = split(USUAL_PARAMETERS[medium], named);
      return [
        [`${medium}Parameters`, ticked],
        [`${medium}Others`, others],
      ];
    }),
  ) as ScopeValues;
  const { ticked, others } = split(USUAL_LAB_EQUIPMENT, page.equipment);
  const { nablNo, nablValidUntil, isRecognised, recognisedUntil } = page.accreditation;
  return {
    ...scope,
    about: page.about ?? '',
    equipment: ticked,
    otherEquipment: others,
    statesServed: page.statesServed,
    nablNo: nablNo ?? '',
    nablValidUntil: nablValidUntil ?? '',
    isRecognised,
    recognisedUntil: recognisedUntil ?? '',
    contactName: page.contactName ?? '',
    contactEmail: page.contactEmail ?? '',
    contactPhone: page.contactPhone ?? '',
    isPublished: page.isPublished,
  };
}

/** The parameters of a medium, ticked and typed. */
export function listNamed(values: LabValues, medium: LabMedium): string[] {
  const ticked = values[`${medium}Parameters`];
  const others = splitNames(values[`${medium}Others`]);
  return [...ticked, ...others.filter((name) => !ticked.includes(name))];
}

/** What is sent: what was emptied is cleared; a medium without parameters is no part of the scope. */
export function toLabChanges(values: LabValues): NonNullable<UpdateOrganisationRequest['lab']> {
  const others = splitNames(values.otherEquipment);
  return {
    about: values.about.trim() || null,
    scope: LAB_MEDIA.flatMap((medium) => {
      const parameters = listNamed(values, medium);
      return parameters.length === 0 ? [] : [{ medium, parameters }];
    }),
    equipment: [...values.equipment, ...others.filter((name) => !values.equipment.includes(name))],
    statesServed: INDIAN_STATES.filter((state) => values.statesServed.includes(state)),
    nablNo: values.nablNo.trim() || null,
    nablValidUntil: values.nablValidUntil || null,
    isRecognised: values.isRecognised,
    recognisedUntil: (values.isRecognised && values.recognisedUntil) || null,
    contactName: values.contactName.trim() || null,
    contactEmail: values.contactEmail.trim() || null,
    contactPhone: values.contactPhone || null,
    isPublished: values.isPublished,
  };
}
