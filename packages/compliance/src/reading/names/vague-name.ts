import { shorten } from './shorten.ts';

/** A paper that is called by what it is alone, and to whom it goes. */
const VAGUE =
  /^(Submit|Furnish|Send|Upload|Forward|File|Report|Display|Publish|Share)\s+((?:(?:analysis|test|monitoring|monthly|quarterly|consolidated)\s+)?(?:reports?|results?|findings|data|readings))((?:\s+(?:(?:to|in|with)\s|on\s+(?:the\s+)?(?:[\w-]+\s+)?(?:portal|website|XGN|OCMMS)\b).*)?)$/;
/** What was looked at before. */
const ACT =
  /^(?:Carry\s+out|Conduct|Perform|Undertake|Monitor|Analyse|Analyze|Test|Sample|Measure|Survey|Inspect|Check|Examine|Draw|Collect|Record|Note|Log)\s+(.+)$/;

/**
 * A name that says nothing without the one before it ("Submit report to the Board"), with what that one is about: "Submit
 * report of third party environmental audit". Others stay.
 */
export const withAct = (name: string, before: string): string => {
  const [, verb = '', paper = '', rest = ''] = VAGUE.exec(name) ?? [];
  const act = ACT.exec(before)?.[1];
  if (!verb || !act) return name;
  const whole = shorten(`${verb} ${paper} of ${act}${rest}`, verb.length + 1);
  return whole.length > `${verb} ${paper}`.length ? whole : name;
};
