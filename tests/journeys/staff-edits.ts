import type { ProjectCopy } from './project-copy.ts';

/* Edits as schemas/README.md teaches them; each is headed by the words of that guide. */

/** "Add an option": a line where students should see it. */
export function addOption(copy: ProjectCopy): void {
  copy.edit('options/region.json', '"Banjul",', '"Banjul",\n    "Foni Region",');
}

/** "Add a question": under `properties` and `required`; its words, and its place in a group. */
export function addQuestion(copy: ProjectCopy): void {
  const schema = 'application/basic.schema.json';
  const rule = '"nickname": { "type": "string", "maxLength": 40, "pattern": "\\\\S" }';
  copy.edit(schema, '    "surname": {', `    ${rule},\n    "surname": {`);
  copy.edit(schema, '    "surname",\n', '    "nickname",\n    "surname",\n');
  const ui = 'application/basic.ui.json';
  const words = '"nickname": { "ui:title": "Nickname", "ui:widget": "text", "noun": "your nickname" }';
  copy.edit(ui, '  "surname": {', `  ${words},\n  "surname": {`);
  copy.edit(ui, '["firstName", "surname"]', '["firstName", "nickname", "surname"]');
}

/** "Add a step": a line between its neighbours in flow.json, and two files beside it. */
export function addStep(copy: ProjectCopy): void {
  const line = `{
      "id": "family",
      "path": "/family-information",
      "title": "Family",
      "progress": 60,
      "next": "Save and Continue",
      "previous": "Back"
    }`;
  copy.edit(
    'application/flow.json',
    '    {\n      "id": "loan",',
    `    ${line},\n    {\n      "id": "loan",`,
  );
  copy.write(
    'application/family.schema.json',
    `{
  "$schema": "../meta/step.schema.json",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "guardianName": { "type": "string", "maxLength": 60, "pattern": "\\\\S" },
    "guardianRegion": { "$ref": "../options/region.json" }
  },
  "required": ["guardianName"]
}
`,
  );
  copy.write(
    'application/family.ui.json',
    `{
  "$schema": "../meta/ui.schema.json",
  "guardianName": { "ui:title": "Name of your guardian", "ui:widget": "text", "noun": "the name of your guardian" },
  "guardianRegion": { "ui:title": "Region your guardian lives in", "ui:widget": "select", "noun": "the region" }
}
`,
  );
}
