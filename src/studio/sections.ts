import { at, fieldsOf, isObject, type Path, type Read } from './files/json.ts';
import { lenderFile, lenderPart, lenderParts } from './lender/lender-parts.ts';
import { computedOn } from './operations/computed.ts';
import { setAt } from './operations/conditions/subjects.ts';
import { saysAll, stepCondition, whenOf } from './operations/conditions.ts';
import { flowFile, rulesFile, wordsFile } from './operations/files.ts';
import { ruleWords } from './operations/relations.ts';
import { type Outline, placeOf, type QuestionSelection, stepIn, type Thing } from './outline.ts';

/** Describes a part of a file that has one editor in the right column. */
export interface Section {
  readonly title: string;
  readonly file: string;
  readonly path: Path;
  readonly except?: readonly string[];
  readonly folded?: readonly string[];
}

/** Editing these keys of a question needs technical knowledge, so the studio folds them away. */
const technicalKeys: readonly string[] = [
  ...['summary', 'fields', 'groups', 'autocomplete', 'inputmode', 'sent'],
  ...['type', 'pattern', 'uniqueItems', 'items', 'properties', 'required', 'additionalProperties'],
  ...['if', 'then', 'else', 'allOf'],
];

const listKeys: readonly string[] = ['enum', 'oneOf', 'anyOf'];

export function sectionsOf(selection: Thing, outline: Outline, read: Read): Section[] {
  switch (selection.kind) {
    case 'file': {
      const part = lenderPart(selection.part);
      if (part) {
        const { file } = selection;
        const except = lenderParts.filter((each) => each !== part).flatMap(({ keys }) => keys);
        return [{ title: 'Details', file, path: [], except }];
      }
      if (selection.file === lenderFile) return [];
      const isList = selection.file.startsWith('options/');
      return [
        {
          title: isList ? 'The list' : selection.file,
          file: selection.file,
          path: [],
          except: blockSentenceKeys(selection.file, read),
          // A list has its options under one of three keys. The other two are folded away.
          folded: isList
            ? ['type', ...listKeys.filter((key) => !(key in fieldsOf(read(selection.file))))]
            : [],
        },
      ];
    }
    case 'form': {
      const { form } = selection;
      return [{ title: 'This form', file: flowFile(form), path: [], except: ['steps', 'id', 'version'] }];
    }
    case 'step': {
      const { form, step } = selection;
      const index = stepIn(outline, form, step)?.index;
      if (index === undefined) return [];
      const [rules, words] = [rulesFile(form, step), wordsFile(form, step)];
      return [
        {
          title: 'This step',
          file: flowFile(form),
          path: ['steps', index],
          except: ['id', ...stepSentenceKeys(form, index, read)],
        },
        ...(isObject(at(read(words), ['groups']) === undefined ? undefined : read(words))
          ? [{ title: 'Headings', file: words, path: ['groups'] }]
          : []),
        ...(read(rules) === undefined
          ? []
          : [
              {
                title: 'Rules of the step',
                file: rules,
                path: [],
                except: [
                  'properties',
                  'required',
                  'type',
                  'additionalProperties',
                  ...setSentenceKeys(form, step, read),
                ],
              },
            ]),
      ];
    }
    case 'question': {
      const { place, name } = placeOf(selection);
      const set = setAt(read, place);
      return [
        { title: 'Words', file: set.wordsFile, path: [...set.wordsPath, name], folded: technicalKeys },
        ...(at(set.rules, ['properties', name]) === undefined
          ? []
          : [
              {
                title: 'Rules',
                file: set.file,
                path: [...set.path, 'properties', name],
                except: questionSentenceKeys(selection, read),
                folded: technicalKeys,
              },
            ]),
      ];
    }
  }
}

/* The functions below return the keys that staff edit as sentences in the rule panels. The general editors
   leave out these keys. */

const stepSentenceKeys = (form: string, index: number, read: Read) =>
  whenOf(read, form, index) === undefined || stepCondition(read, form, index) ? ['when'] : [];

const setSentenceKeys = (form: string, step: string, read: Read) => [
  ...['sumIs', 'atLeastOneOf'],
  ...(saysAll(read, { form, step }) ? ['if', 'then', 'else', 'allOf'] : []),
];

function blockSentenceKeys(file: string, read: Read): string[] {
  const step = /^blocks\/(.+)\.schema\.json$/.exec(file)?.[1];
  return step === undefined ? [] : setSentenceKeys('blocks', step, read);
}

function questionSentenceKeys(selection: QuestionSelection, read: Read): string[] {
  const { place: around, name } = placeOf(selection);
  const field = at(setAt(read, around).rules, ['properties', name]);
  const isComputed = at(field, ['computed']) !== undefined;
  const isSentence = !isComputed || computedOn(read, around, name) !== undefined;
  const isGroup = at(field, ['properties']) !== undefined;
  const place = { ...around, trail: [...(around.trail ?? []), name] };
  return [
    ...Object.keys(ruleWords),
    ...(isSentence ? ['computed'] : []),
    ...(isGroup ? ['sumIs', 'atLeastOneOf'] : []),
    ...(isGroup && saysAll(read, place) ? ['if', 'then', 'else', 'allOf'] : []),
  ];
}
