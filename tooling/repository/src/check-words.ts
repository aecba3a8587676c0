import { type Check, listTexts } from './repository.ts';

/** A phrase that nobody says, and what is said instead. */
type Phrase = { pattern: RegExp; instead: string };

/**
 * Phrases that were found on screens, in mails and in comments. The list grows with each find. A plain word is matched
 * as a word, in either case; a space matches a line break within a comment as well.
 */
const PHRASES: readonly Phrase[] = [
  phrase('let it be read', 'your PDF stays on this computer'),
  phrase('also here', 'more'),
  phrase('what the filters leave', 'the filtered rows'),
  phrase('take (?:a|the) filters? away', 'clear filters'),
  phrase('look after (?:views|users|roles)', 'manage …'),
  phrase('looks after (?:views|users|roles)', 'manages …'),
  phrase('nothing besides', 'no further notes, nothing more'),
  phrase('days begin and end in it', 'used for due dates and alerts'),
  phrase('how(?:ever)? sure', 'status, confidence'),
  phrase('we ask once by mail', 'check your inbox: one click confirms your address'),
  phrase('seems to end on', 'appears to expire on'),
  phrase('\\d+ (?:of \\d+ )?checked \\S? ?\\d+ left', '… reviewed, … to go'),
  phrase('the way here', 'our history'),
  phrase('what we hold to', 'our values'),
  phrase('month ends stay month ends', 'a due date on the 31st falls on the last day of shorter months'),
  phrase('trail that can be edited', 'the audit trail cannot be edited'),
  phrase('in two valencies', 'total and hexavalent'),
  phrase('will stand here', 'will appear here'),
  phrase('left to you', '… for you'),
  phrase('(?:for|to|by) who may not', '… people who may not, people without permission'),
  phrase('comes not back', 'cannot be undone'),
  phrase('second-hand', 'secondary, not verified'),
  phrase('goes by (?:it)?self', 'disappears'),
  phrase('nobody in particular', 'not assigned'),
  phrase('cannot be (?:brought|taken) back', 'cannot be undone'),
  phrase('what we have told', 'notifications'),
  phrase('they rest while', 'shortcuts are off while'),
  phrase('besides? your orders', 'not in your orders'),
  phrase('no calendar can tell', 'there is no fixed date'),
  phrase('nothing lies here', 'this folder is empty'),
  phrase('somebody else was faster', 'somebody else changed this first'),
  phrase('files on their way', 'uploads'),
  phrase('opened lately', 'recently opened'),
  phrase('put right by a person', 'corrected by a person'),
  phrase('who may do what', 'what each person can do'),
  phrase('settled before', 'done before'),
  phrase('look at them yourself', 'check them yourself'),
  phrase('thrown away after use', 'disposable'),
  phrase('taken? (?:its|the) page away', 'unpublish the page'),
  phrase('come to you by mail', 'you receive … by mail'),
  phrase('dates? (?:of \\S+ )?needs? you', '… need your attention'),
  phrase('work out the dates', 'calculate dates'),
  phrase('where it is left out', 'the default is …'),
  phrase('does not lie beside', 'is not in the folder of'),
  phrase('best on another disk', 'preferably on another disk'),
  phrase('runs? or not', 'whether it is running or not'),
  phrase('comes back as it is', 'is returned unchanged'),
  phrase('has its say', '… decides'),
];

/** Texts that people read, sources included: the words of comments and of screens are the same language. */
const READ_BY_PEOPLE =
  /^(?:(?:apps|packages|tooling)\/.*\.(?:tsx?|mjs|astro|css|md)|docs\/.*\.md|[A-Z]+\.md)$/;

/** The list itself, and its test. */
const OWN = /^tooling\/repository\/src\/check-words(?:\.test)?\.ts$/;

/** No text holds a phrase that was replaced everywhere. */
export const checkWords: Check = (repository) => {
  const files = listTexts(repository).filter((file) => READ_BY_PEOPLE.test(file) && !OWN.test(file));
  const problems = files.flatMap((file) => {
    const text = repository.read(file);
    return PHRASES.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const line = text.slice(0, found.index).split('\n').length;
      return [`${file}:${line} says “${found[0].replace(/\s+/g, ' ')}”. Say: ${instead}.`];
    });
  });
  return { checked: files.length, problems };
};

function phrase(words: string, instead: string): Phrase {
  return { pattern: new RegExp(`(?<!\\w)${words.replaceAll(' ', '[\\s*/]+')}(?!\\w)`, 'i'), instead };
}
