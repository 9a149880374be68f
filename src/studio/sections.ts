import { at, isObject, type Json, type Path } from './meta/json.ts';
import type { Outline, Selection } from './outline.ts';

/** A part of a file that is edited as a whole on the right. */
export interface Section {
  readonly title: string;
  readonly file: string;
  readonly path: Path;
  /** What is edited elsewhere. */
  readonly except?: readonly string[];
}

type Read = (file: string) => Json | undefined;

/** Where the files say what is selected. A file that is not there yet has no section. */
export function sectionsOf(selection: Selection, outline: Outline, read: Read): Section[] {
  switch (selection.kind) {
    case 'file':
      return [{ title: selection.file, file: selection.file, path: [] }];
    case 'paths':
      return [];
    case 'form': {
      const { form } = selection;
      const file = `${form}/flow.json`;
      return [{ title: 'This form', file, path: [], except: ['steps', 'id'] }];
    }
    case 'step': {
      const { form, step } = selection;
      const index = outline.forms.find(({ id }) => id === form)?.steps.find(({ id }) => id === step)?.index;
      if (index === undefined) return [];
      const rules = `${form}/${step}.schema.json`;
      const words = `${form}/${step}.ui.json`;
      return [
        { title: 'This step', file: `${form}/flow.json`, path: ['steps', index], except: ['id'] },
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
                except: ['properties', 'required', 'type', 'additionalProperties'],
              },
            ]),
      ];
    }
    case 'question': {
      const { form, step, question } = selection;
      const words = `${form}/${step}.ui.json`;
      const rules = `${form}/${step}.schema.json`;
      return [
        { title: 'Words', file: words, path: [question] },
        ...(at(read(rules), ['properties', question]) === undefined
          ? []
          : [{ title: 'Rules', file: rules, path: ['properties', question] }]),
      ];
    }
  }
}
