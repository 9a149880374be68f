import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSchemas } from '../check.ts';
import { formatFinding } from '../source/finding.ts';
import { replace, schemasWith } from '../testing/fixture.ts';

type Case = [slip: string, changes: Parameters<typeof schemasWith>[0], words: string[]];

/** The trip in a later version, a sample of its first one, and what migrations.json says of the changes. */
function later({ version = 2, changes = '', country = 'Ghana' }): Case[1] {
  const answers = `{ "person": { "firstName": "Awa", "nickname": "Awi", "country": "${country}" } }`;
  const sample = (earlier: number) =>
    `{\n  "title": "Then",\n  "version": ${earlier},\n  "expect": "valid",\n  "answers": ${answers}\n}\n`;
  return {
    'trip/flow.json': replace('"version": 1', `"version": ${version}`),
    'trip/samples/version-1.json': sample(1),
    ...(version > 2 && { 'trip/samples/version-2.json': sample(2) }),
    ...(changes && {
      'trip/migrations.json': `{\n  "$schema": "../meta/migrations.schema.json",\n  "changes": [\n    ${changes}\n  ]\n}\n`,
    }),
  };
}

/** Every rule, by its file's name: what somebody wrote, and what the checker answers, to the letter. */
const cases: { [rule: string]: Case[] } = {
  shape: [
    [
      'an unknown key, with the nearest right one',
      { 'trip/person.ui.json': replace('"ui:help"', '"ui:hlep"') },
      ['trip/person.ui.json:17:5  "ui:hlep" is not known here. Write "ui:help".'],
    ],
    [
      'a key of another place',
      { 'trip/flow.json': replace('"draft": { "days": 7 }', '"draft": { "day": 7 }') },
      ['trip/flow.json:7:14  "day" is not known here. Write "days".'],
    ],
    [
      'a value of the wrong kind',
      { 'trip/flow.json': replace('"progress": 60', '"progress": "60"') },
      [
        'trip/flow.json:22:19  "progress" must be a number, without quotes. How full the progress bar is, from 0 to 100. It must rise from step to step.',
      ],
    ],
    [
      'a word that is none of the allowed ones',
      { 'trip/flow.json': replace('"access": "public"', '"access": "pubic"') },
      ['trip/flow.json:6:13  "access" cannot be "pubic". Write "public".'],
    ],
    [
      'a missing key',
      { 'trip/flow.json': replace('"version": 1,\n  ', '') },
      ['trip/flow.json:1:1  This file has no "version". Add "version".'],
    ],
    [
      'a number out of range',
      { 'trip/flow.json': replace('"progress": 80', '"progress": 180') },
      [
        'trip/flow.json:28:88  "progress" must be at most 100. How full the progress bar is, from 0 to 100. It must rise from step to step.',
      ],
    ],
  ],
  spelling: [
    [
      'a name that only the ui file spells so',
      { 'trip/visa.ui.json': replace('"school": {', '"scool": {') },
      [
        'trip/visa.ui.json:30:3  This question is called "school" elsewhere, and "scool" here. Write "school".',
      ],
    ],
    [
      'a name that only the schema spells so',
      { 'trip/person.schema.json': replace('"firstName": {', '"fristName": {') },
      [
        'trip/person.schema.json:6:5  This question is called "firstName" elsewhere, and "fristName" here. Write "firstName".',
      ],
    ],
    [
      'a space at the end of a name',
      { 'trip/visa.ui.json': replace('"school": {', '"school ": {') },
      [
        'trip/visa.ui.json:30:3  This question is called "school" elsewhere, and here a space or an invisible sign stands in its name. Write "school".',
      ],
    ],
  ],
  invisible: [
    [
      'a sign without any width in an option',
      { 'options/region.json': replace('Banjul', 'Ban\u200Bjul') },
      ['options/region.json:5:16  A sign that cannot be seen stands here (without any width). Delete it.'],
    ],
    [
      'a space that does not break, between words and at their end',
      {
        'options/region.json': replace('West Coast', 'West\u00A0Coast'),
        'trip/content/about.md': replace('{{product}}', '\u00A0{{product}}'),
      },
      [
        'options/region.json:5:27  A sign that cannot be seen stands here (a space that does not break). Type a common space in its place.',
        'trip/content/about.md:3:1  A sign that cannot be seen stands here (a space that does not break). Delete it.',
      ],
    ],
  ],
  facts: [
    [
      'an option without what the others say',
      {
        'options/city.json': replace(
          '{ "const": "Banjul", "title": "Banjul", "region": "Banjul" }',
          '{ "const": "Banjul", "title": "Banjul" }',
        ),
      },
      [
        'options/city.json:6:5  "Banjul" has no "region", and the other options have one. Add "region" to it.',
      ],
    ],
  ],
  fees: [
    [
      'no fee at all',
      {
        'portal.json': replace(
          '{ "id": 2, "app_fee_flat": 0 }',
          '{ "id": 2, "app_fee_flat": 0, "app_fee_percentage": 0 }',
        ),
      },
      [
        'portal.json:6:65  University 2 would ask no application fee: both the amount and the percentage are 0. Write one of them.',
      ],
    ],
    [
      'a percentage that was meant as a part of one',
      {
        'portal.json': replace(
          '{ "id": 2, "app_fee_flat": 0 }',
          '{ "id": 2, "app_fee_flat": 0, "app_fee_percentage": 0.05 }',
        ),
      },
      ['portal.json:6:106  This is 0.05 per cent: D0.5 of a tuition of D1,000. Write 5 for 5 per cent.'],
    ],
  ],
  colours: [
    [
      'a colour too dark for what is written on it',
      { 'portal.json': replace('"product"', '"brandColour": "#1E3A8A",\n  "product"') },
      [
        'portal.json:3:18  The words of buttons could not be read on #1E3A8A: dark on it they have a contrast of 1.4, and eyes need 4.5. Write "#919ec6", the nearest colour on which they can, or another light one.',
      ],
    ],
  ],
  forms: [
    [
      'an order that names a form in other letters',
      { 'portal.json': replace('"product"', '"forms": ["trap"],\n  "product"') },
      ['portal.json:3:13  There is no form "trap". Write "trip".'],
    ],
    [
      'an order that names a form that is gone',
      { 'portal.json': replace('"product"', '"forms": ["trip", "holidays"],\n  "product"') },
      ['portal.json:3:21  There is no form "holidays". Delete it here.'],
    ],
  ],
  placeholders: [
    [
      'one digit all along, published as real',
      { 'portal.json': replace('"0000000", "placeholder": true', '"0000000", "placeholder": false') },
      [
        'portal.json:4:30  Students would read "0000000" as real: its "placeholder" is false. Write what is real, or set "placeholder" to true again.',
      ],
    ],
  ],
  sending: [
    [
      'a review without a button',
      { 'trip/flow.json': replace(', "submit": "SEND"', '') },
      [
        'trip/flow.json:29:13  Students could send nothing: the review "review" has no button. Add "submit": "…", with the words of the button.',
      ],
    ],
    [
      'no button and no review',
      {
        'trip/flow.json': replace(
          '"pageSize": 2 },\n    { "id": "review", "kind": "review", "path": "/trip-review", "title": "Review", "submit": "SEND" }',
          '"pageSize": 2 }',
        ),
      },
      [
        'trip/flow.json:28:13  The last step "quiz" has no words for the button that sends, and no review comes after it. Add "submit": "…" to it, with the words of the button, or a review below it: { "id": "review", "kind": "review", "submit": "…" }.',
      ],
    ],
    [
      'nothing that sends',
      {
        'trip/flow.json': replace(
          ',\n  "submit": { "action": "application", "go": "/home", "when": "at-once" }',
          '',
        ),
      },
      [
        'trip/flow.json:1:1  Nothing sends the answers of "trip": it has no "submit". Add "submit": { "action": "…", "go": "/…", "when": "at-once" } after "steps".',
      ],
    ],
    [
      'a review before the last questions',
      {
        'trip/flow.json': (text) => {
          const [, quiz, review] = /(\{ "id": "quiz".*\}),\n {4}(\{ "id": "review".*\})\n/.exec(text)!;
          return text.replace(quiz!, '@').replace(review!, quiz!).replace('@', review!);
        },
      },
      [
        'trip/flow.json:28:13  The review comes before the questions of "quiz", so nobody could look at those answers. Move "review" below "quiz".',
      ],
    ],
  ],
  unused: [
    [
      'a list that no question asks for',
      {
        'options/colour.json':
          '{ "$schema": "../meta/options.schema.json", "title": "Colour", "type": "string", "enum": ["Red"] }',
      },
      [
        'options/colour.json:1:1  No question uses this list. Write { "$ref": "../options/colour.json" } as a question of a <step>.schema.json, or delete this file.',
      ],
    ],
  ],
  hiding: [
    [
      'two questions that take each other away',
      {
        'trip/person.schema.json': replace(
          '"then": {',
          '"allOf": [\n    { "if": { "required": ["gradYear"] }, "then": { "properties": { "region": false } } },\n    { "if": { "required": ["region"] }, "then": { "properties": { "gradYear": false } } }\n  ],\n  "then": {',
        ),
      },
      [
        'trip/person.schema.json:20:67  "gradYear" and "region" hide each other: an answer to one takes the other away. Let one of them decide, and delete the other condition.',
      ],
    ],
  ],
  layout: [
    [
      'a file of no known name',
      { 'trip/person.json': '{}' },
      [
        'trip/person.json:1:1  A file of this name has no place here. A flow holds flow.json, <step>.schema.json, <step>.ui.json, migrations.json, content/<step>.md and samples/<name>.json.',
      ],
    ],
    [
      'a file of no known kind',
      { 'trip/person.txt': 'x' },
      ['trip/person.txt:1:1  Only files that end in .json or .md have a place here. Move it elsewhere.'],
    ],
    [
      'a file that follows the wrong description',
      { 'trip/person.ui.json': replace('../meta/ui.schema.json', '../meta/step.schema.json') },
      [
        'trip/person.ui.json:2:14  This file does not say which description it follows. Write "$schema": "../meta/ui.schema.json".',
      ],
    ],
    [
      'a flow in another folder than its name says',
      { 'trip/flow.json': replace('"id": "trip"', '"id": "trap"') },
      ['trip/flow.json:3:9  This flow is in the folder "trip" and calls itself "trap". Write "trip".'],
    ],
    [
      'a step without its file',
      { 'trip/content/about.md': null },
      ['trip/flow.json:10:13  The step "about" has no file content/about.md. Add trip/content/about.md.'],
    ],
    [
      'a file without its step',
      { 'trip/content/persn.md': 'x' },
      [
        'trip/content/persn.md:1:1  The flow "trip" has no step "persn". Name the file after its step, "person", or add the step to flow.json.',
      ],
    ],
    [
      'no portal.json',
      { 'portal.json': null, 'trip/content/about.md': (text) => text.replace('{{product}}', 'It') },
      [
        'portal.json:1:1  This file is missing: it holds the product’s name and all that belongs to the lender. Add it again.',
      ],
    ],
    [
      'a folder without a flow.json',
      { 'tour/sea.ui.json': '{ "$schema": "../meta/ui.schema.json" }' },
      [
        'tour/flow.json:1:1  The folder "tour" has no flow.json, so nobody sees its questions. Add it, with the order of the steps.',
      ],
    ],
    [
      'two steps of one name',
      { 'trip/flow.json': replace('"id": "review"', '"id": "quiz"') },
      [
        'trip/flow.json:29:13  There are two steps called "quiz". Give this one another name, and its files too.',
      ],
    ],
  ],
  references: [
    [
      'a list that does not exist',
      { 'trip/person.schema.json': replace('../options/region.json', '../options/regoin.json') },
      [
        'trip/person.schema.json:10:25  There is no file options/regoin.json. Write "../options/region.json".',
      ],
    ],
    [
      'a file that is no list',
      { 'trip/person.schema.json': replace('../options/region.json', '../portal.json') },
      [
        'trip/person.schema.json:10:25  $ref can only name a file of the folder options. Write "../options/<name>.json", and add that file.',
      ],
    ],
    [
      'keys beside a $ref',
      {
        'trip/person.schema.json': replace(
          '"$ref": "../options/region.json"',
          '"$ref": "../options/region.json", "maxLength": 9',
        ),
      },
      [
        'trip/person.schema.json:10:51  Beside a $ref, "maxLength" has no effect. Delete it, or write it in a condition (if, then).',
      ],
    ],
    [
      'files that lead round in a circle',
      {
        'options/region.json':
          '{ "$schema": "../meta/options.schema.json", "title": "Region", "type": "string", "anyOf": [{ "title": "All", "$ref": "city.json" }] }',
        'options/city.json':
          '{ "$schema": "../meta/options.schema.json", "title": "City", "type": "string", "anyOf": [{ "title": "All", "$ref": "region.json" }] }',
      },
      [
        'options/city.json:1:92  Beside a $ref, "title" has no effect. Delete it, or write it in a condition (if, then).',
        'options/city.json:1:108  "$ref" is not known here. Known here: "deprecated", "enum" or "oneOf".',
        'options/city.json:1:116  These files lead round in a circle: options/city.json → options/region.json → options/city.json. Write the options themselves in one of them.',
        'options/region.json:1:94  Beside a $ref, "title" has no effect. Delete it, or write it in a condition (if, then).',
        'options/region.json:1:110  "$ref" is not known here. Known here: "deprecated", "enum" or "oneOf".',
        'options/region.json:1:118  These files lead round in a circle: options/region.json → options/city.json → options/region.json. Write the options themselves in one of them.',
      ],
    ],
  ],
  conditions: [
    [
      'a `when` about a question that does not exist',
      { 'trip/flow.json': replace('"required": ["country"]', '"required": ["contry"]') },
      ['trip/flow.json:25:22  There is no question "contry" in any step before this one. Write "country".'],
    ],
    [
      'a `when` about a question that comes later',
      {
        'trip/flow.json': replace(
          '"properties": { "country": { "enum": ["Ghana", "Senegal"] } },\n        "required": ["country"]',
          '"properties": { "dueDay": { "const": "the 5th" } },\n        "required": ["dueDay"]',
        ),
      },
      [
        'trip/flow.json:24:25  There is no question "dueDay" before this step: it comes later, in "quiz". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
        'trip/flow.json:25:22  There is no question "dueDay" before this step: it comes later, in "quiz". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
      ],
    ],
    [
      'an `if` about a question that does not exist',
      {
        'trip/person.schema.json': replace(
          '"properties": { "country": { "const": "The Gambia" } },\n    "required": ["country"]',
          '"properties": { "land": { "const": "The Gambia" } },\n    "required": ["land"]',
        ),
      },
      [
        'trip/person.schema.json:15:21  There is no question "land" in the step "person". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
        'trip/person.schema.json:16:18  There is no question "land" in the step "person". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
      ],
    ],
    [
      'an `if` that is also true without an answer',
      {
        'trip/person.schema.json': replace(
          '"const": "The Gambia" } },\n    "required": ["country"]',
          '"const": "The Gambia" } }',
        ),
      },
      [
        'trip/person.schema.json:15:21  This condition is also true while "country" has no answer. Add "required": ["country"] beside "properties".',
      ],
    ],
    [
      'an `if` that compares with what is no option',
      { 'trip/person.schema.json': replace('"const": "The Gambia"', '"const": "Gambia"') },
      [
        'trip/person.schema.json:15:43  "Gambia" is no option of "country". Known here: "The Gambia", "Ghana" or "Senegal".',
      ],
    ],
    [
      'a `then` about a question that does not exist',
      {
        'trip/person.schema.json': replace(
          '"city": { "$ref": "../options/city.json" }',
          '"citi": { "$ref": "../options/city.json" }',
        ),
      },
      ['trip/person.schema.json:20:21  There is no question "citi" in the step "person". Write "city".'],
    ],
  ],
  widgets: [
    [
      'a widget that does not exist',
      { 'trip/person.ui.json': replace('"ui:widget": "date"', '"ui:widget": "dates"') },
      ['trip/person.ui.json:13:55  There is no widget "dates". Write "date".'],
    ],
    [
      'a note about a number where none is asked for',
      {
        'trip/person.ui.json': replace(
          '"ui:widget": "date"',
          '"ui:widget": "date", "note": { "outside": { "max": 5 }, "text": "Too much." }',
        ),
      },
      [
        'trip/person.ui.json:13:63  A note is about a number, but "born" is asked with the widget "date". Delete the note, or write "ui:widget": "decimal".',
      ],
    ],
    [
      'a widget that does not fit the answer',
      { 'trip/person.ui.json': replace('"ui:widget": "date"', '"ui:widget": "text"') },
      [
        'trip/person.ui.json:13:55  The widget "text" takes a typed answer, but "born" is a date. Write "date".',
      ],
    ],
    [
      'a list asked as text',
      {
        'trip/person.ui.json': replace(
          '"ui:title": "Country", "ui:widget": "select"',
          '"ui:title": "Country", "ui:widget": "text"',
        ),
      },
      [
        'trip/person.ui.json:14:52  The widget "text" takes a typed answer, but "country" is an answer from a list. Write "select" or "radios".',
      ],
    ],
    [
      'a rule about passwords for what is none',
      {
        'trip/visa.schema.json': replace('"minLength": 4', '"hardToGuess": true'),
        'trip/visa.ui.json': replace('"pattern": {', '"hardToGuess": "Another one", "pattern": {'),
      },
      [
        'trip/visa.schema.json:6:55  Only a password is to be hard to guess, but "visaNumber" is asked with the widget "digits". Delete it, or write "ui:widget": "password".',
      ],
    ],
  ],
  actions: [
    [
      'an action that is not registered',
      { 'trip/flow.json': replace('"action": "application"', '"action": "aplication"') },
      [
        'trip/flow.json:31:25  There is no action "aplication": nothing in the program sends these answers. Write "application".',
      ],
    ],
  ],
  duplicates: [
    [
      'a question of an earlier step',
      {
        'trip/visa.schema.json': replace('"school": {', '"city": {'),
        'trip/visa.ui.json': replace('"school": {', '"city": {'),
      },
      [
        'trip/visa.schema.json:9:5  The step "person" of this flow has a question "city" already. Give this one another name, here and in its ui file.',
      ],
    ],
  ],
  labels: [
    [
      'a question without an entry',
      {
        'trip/person.ui.json': replace(
          ',\n  "gradYear": { "ui:title": "Year of graduation", "ui:widget": "hidden", "noun": "your year of graduation" }',
          '',
        ),
      },
      [
        'trip/person.schema.json:11:5  The question "gradYear" has no words: person.ui.json does not mention it. Add there: "gradYear": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.',
      ],
    ],
    [
      'a question without a noun',
      { 'trip/person.ui.json': replace(', "noun": "your country"', '') },
      [
        'trip/person.ui.json:14:3  The question "country" has no noun, from which its messages are made. Add "noun": "your …".',
      ],
    ],
    [
      'a question without a label',
      { 'trip/person.ui.json': replace('"ui:title": "Country", ', '') },
      ['trip/person.ui.json:14:3  The question "country" has no label. Add "ui:title": "…".'],
    ],
  ],
  entries: [
    [
      'an entry for a question that does not exist',
      { 'trip/visa.ui.json': replace('"school": {', '"university": {') },
      [
        'trip/visa.schema.json:9:5  The question "school" has no words: visa.ui.json does not mention it. Add there: "school": { "ui:title": "…", "ui:widget": "text", "noun": "your …" }.',
        'trip/visa.ui.json:30:3  There is no question "university" in visa.schema.json. Known here: "school".',
      ],
    ],
  ],
  groups: [
    [
      'a group with a question that does not exist',
      {
        'trip/person.ui.json': replace('"fields": ["firstName", "born"]', '"fields": ["firstName", "bron"]'),
      },
      [
        'trip/person.ui.json:4:48  A group cannot show "bron": there is no such visible question. Write "born".',
      ],
    ],
    [
      'another order than below',
      { 'trip/person.ui.json': replace('["firstName", "born"]', '["born", "firstName"]') },
      [
        'trip/person.ui.json:4:43  "firstName" stands after "born" here, and before it below. Use the same order in both.',
      ],
    ],
    [
      'a question twice',
      {
        'trip/person.ui.json': replace(
          '["country", "city", "region"]',
          '["country", "city", "region", "born"]',
        ),
      },
      ['trip/person.ui.json:5:65  "born" is in a group already. Delete it here or there.'],
    ],
  ],
  messages: [
    [
      'a rule without words',
      { 'trip/visa.ui.json': replace('"maxBytes": "File size exceeds 1MB",', '') },
      [
        'trip/visa.ui.json:20:3  An answer to "scan" can break the rule "maxBytes", and no words say so. Add "messages": { "maxBytes": "…" }.',
      ],
    ],
    [
      'a PDF that needs a password, without words',
      { 'trip/visa.ui.json': replace('"locked"', '"refused"') },
      [
        'trip/visa.ui.json:20:3  An answer to "scan" can break the rule "locked", and no words say so. Add "messages": { "locked": "…" }.',
      ],
    ],
    [
      'a pattern without words',
      {
        'trip/person.schema.json': replace(
          '"maxLength": 60, "pattern": "\\\\S"',
          '"maxLength": 60, "pattern": "^[A-Z]"',
        ),
      },
      [
        'trip/person.ui.json:15:3  An answer to "city" can break the rule "pattern", and no words say so. Add "messages": { "pattern": "…" }.',
      ],
    ],
    [
      'a password that is to be hard to guess, without words',
      {
        'trip/visa.schema.json': replace(
          '"sameAs": "visaNumber"',
          '"sameAs": "visaNumber", "hardToGuess": true',
        ),
      },
      [
        'trip/visa.ui.json:14:3  An answer to "visaAgain" can break the rule "hardToGuess", and no words say so. Add "messages": { "hardToGuess": "…" }.',
      ],
    ],
    [
      'words for a rule that cannot be broken',
      { 'trip/visa.ui.json': replace('"sameAs": "The', '"minLength": "Too short", "sameAs": "The') },
      [
        'trip/visa.ui.json:18:19  Nobody will see these words: "visaAgain" has no rule "minLength". Write "maxLength".',
      ],
    ],
  ],
  options: [
    [
      'an option given twice',
      { 'options/country.json': replace('"Senegal"', '"Ghana"') },
      [
        'options/country.json:5:35  The option "Ghana" is in this list twice. Delete one of them.',
        'trip/flow.json:24:56  "Senegal" is no option of "country". Known here: "The Gambia" or "Ghana".',
      ],
    ],
    [
      'an empty option',
      { 'options/country.json': replace('"Senegal"', '" "') },
      [
        'options/country.json:5:35  This option is empty. Delete it: an optional question can be left without an answer.',
        'trip/flow.json:24:56  "Senegal" is no option of "country". Known here: "The Gambia", "Ghana" or " ".',
      ],
    ],
    [
      'an option with a space at its end',
      { 'options/country.json': replace('"Senegal"', '"Senegal "') },
      [
        'options/country.json:5:35  A space stands before or after this option. Write "Senegal".',
        'trip/flow.json:24:56  "Senegal" is no option of "country". Write "Senegal ".',
      ],
    ],
    [
      'an option that is no text',
      { 'options/country.json': replace('"Senegal"', '7') },
      ['options/country.json:5:35  Entry 3 of "enum" must be a text in double quotes.'],
    ],
    [
      'a mark in a plain list',
      { 'options/country.json': replace('"Senegal"', '{ "const": "Senegal", "deprecated": true }') },
      [
        'options/country.json:5:35  An entry of a plain list ("enum") is a text alone and cannot carry marks. Write "Senegal", then run: npm run schemas:retire country "Senegal"',
      ],
    ],
    [
      'an option without a title',
      { 'options/city.json': replace('"title": "Banjul", ', '') },
      ['options/city.json:6:5  The option "Banjul" has no title. Add "title": "Banjul".'],
    ],
    [
      'a list with nothing in it',
      { 'options/country.json': replace('"enum": ["The Gambia", "Ghana", "Senegal"]', '"enum": []') },
      [
        'options/country.json:5:11  "enum" has too little in it. The answers, each as it is shown and stored. To add one, add a line.',
      ],
    ],
    [
      'a list with nothing left to choose',
      { 'options/school.json': (text) => text.replaceAll('"code"', '"deprecated": true, "code"') },
      [
        'options/school.json:1:1  This list has no option left that can be chosen. Add one, or take "deprecated" from one.',
      ],
    ],
    [
      'an old name that is still in the list',
      { 'options/city.json': replace('"Brikama Ba"', '"Tanji"') },
      ['options/city.json:11:23  "Tanji" is still in this list. Delete it here, or the option there.'],
    ],
  ],
  quiz: [
    [
      'a right answer that does not exist',
      { 'trip/quiz.ui.json': replace('"answer": 2', '"answer": 3') },
      ['trip/quiz.ui.json:7:15  "dueDay" has 2 options; there is no option 3. Write a number from 1 to 2.'],
    ],
    [
      'no right answer',
      { 'trip/quiz.ui.json': replace('"answer": 2,\n    ', '') },
      [
        'trip/quiz.ui.json:3:3  No answer to "dueDay" is the right one. Add "answer": 1 for the first option, 2 for the second …',
      ],
    ],
    [
      'nothing said of an answer',
      { 'trip/quiz.ui.json': (text) => text.replace(/,\n {4}"feedback": \{.*\}/, '') },
      [
        'trip/quiz.ui.json:3:3  Nothing is said of the answer to "dueDay". Add "feedback": { "right": "…", "wrong": "…" }.',
      ],
    ],
    [
      'a right answer outside a quiz',
      { 'trip/person.ui.json': replace('"noun": "your region"', '"noun": "your region", "answer": 1') },
      [
        'trip/person.ui.json:22:83  "answer" has a meaning in a quiz only. Delete it, or give the step "kind": "quiz" in flow.json.',
      ],
    ],
  ],
  progress: [
    [
      'a progress that falls',
      { 'trip/flow.json': replace('"progress": 60', '"progress": 30') },
      ['trip/flow.json:22:19  The progress falls here, from 40 to 30. Write a number from 40 to 100.'],
    ],
  ],
  routes: [
    [
      'one address for two steps',
      { 'trip/flow.json': replace('"path": "/visa"', '"path": "/person"') },
      [
        'trip/flow.json:20:15  /person is the address of the step "person" of "trip" already (trip/flow.json:17). Choose another here, or there.',
      ],
    ],
    [
      'an address within a flow that has one',
      { 'trip/flow.json': replace('"access": "public",', '"access": "public",\n  "path": "/trip",') },
      [
        'trip/flow.json:13:7  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
        'trip/flow.json:18:23  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
        'trip/flow.json:21:7  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
        'trip/flow.json:29:37  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
        'trip/flow.json:30:41  The flow has one address for all its steps, /trip, so this one is never used. Delete it, or the flow’s.',
      ],
    ],
    [
      'a step without an address among others',
      { 'trip/flow.json': replace('"path": "/visa",\n', '') },
      [
        'trip/flow.json:18:5  The step "visa" has no address, and the other steps have one: nobody can reach it. Add "path": "/…".',
      ],
    ],
  ],
  universities: [
    [
      'a school without fees',
      { 'portal.json': replace('{ "id": 1, "app_fee_flat": 500 },', '') },
      ['portal.json:6:3  The fees of "University of The Gambia" are missing. Add them with "id": 1.'],
    ],
    [
      'fees of no school, in place of those of one',
      { 'portal.json': replace('"id": 2', '"id": 3') },
      [
        'portal.json:6:3  The fees of "Gambia College" are missing. Add them with "id": 2.',
        'portal.json:6:62  No school in options/school.json has the code 3. Add the school there, or delete this entry.',
      ],
    ],
    [
      'fees that are given twice',
      {
        'portal.json': replace(
          '{ "id": 2, "app_fee_flat": 0 }',
          '{ "id": 2, "app_fee_flat": 0 },\n    { "id": 2, "app_fee_flat": 9 }',
        ),
      },
      ['portal.json:7:13  University 2 is in this list twice. Keep one of them.'],
    ],
    [
      'a gap in the codes',
      { 'options/school.json': replace('"code": 2', '"code": 3') },
      [
        'options/school.json:10:101  The codes of the schools must be 1, 2, 3 … without a gap, and that of "Gambia College" is 3. Write "code": 2.',
      ],
    ],
    [
      'one code for two schools',
      { 'options/school.json': replace('"code": 2', '"code": 1') },
      [
        'options/school.json:10:101  The codes of the schools must be 1, 2, 3 … without a gap, and that of "Gambia College" is 1. Write "code": 2.',
      ],
    ],
    [
      'a school without a code',
      { 'options/school.json': replace(', "code": 2', '') },
      [
        'options/school.json:10:37  The codes of the schools must be 1, 2, 3 … without a gap, and that of "Gambia College" is none. Write "code": 2.',
      ],
    ],
  ],
  addresses: [
    [
      'an end that is no page',
      { 'trip/flow.json': replace('"go": "/home"', '"go": "/hme"') },
      ['trip/flow.json:31:46  There is no page /hme. Write "/home".'],
    ],
    [
      'a button to no page',
      {
        'portal.json': replace(
          '"feeNote"',
          '"resources": [{ "buttons": [{ "text": "Go", "path": "/about-trap" }] }],\n  "feeNote"',
        ),
      },
      ['portal.json:5:55  There is no page /about-trap. Write "/about-trip".'],
    ],
    [
      'a way back to no page',
      {
        'trip/flow.json': replace('"access": "public",', '"access": "public",\n  "back": "/nowhere-at-all",'),
      },
      [
        'trip/flow.json:7:11  There is no page /nowhere-at-all. Write the address of a step or of a page of the portal.',
      ],
    ],
  ],
  reachability: [
    [
      'a condition that no answers make true',
      {
        'trip/flow.json': replace(
          '"properties": { "country": { "enum": ["Ghana", "Senegal"] } },',
          '"properties": { "country": { "const": "Ghana" } }, "not": { "properties": { "country": { "const": "Ghana" } }, "required": ["country"] },',
        ),
      },
      [
        'trip/flow.json:23:7  Nobody reaches the step "visa": no answers make this condition true. Look for parts of it, or of the "when" of an earlier step, that exclude each other.',
      ],
    ],
    [
      'a condition on a step that is then not asked',
      {
        'trip/flow.json': replace(
          '"title": "Quiz", ',
          '"title": "Quiz", "when": { "properties": { "country": { "const": "The Gambia" } }, "required": ["country", "school"] }, ',
        ),
      },
      [
        'trip/flow.json:28:76  Nobody reaches the step "quiz": no answers make this condition true. Look for parts of it, or of the "when" of an earlier step, that exclude each other.',
      ],
    ],
    [
      'a step after the last page',
      {
        'trip/flow.json': replace(
          '{ "id": "review"',
          '{ "id": "bye", "kind": "end", "path": "/bye", "title": "Bye" },\n    { "id": "review"',
        ),
      },
      [
        'trip/flow.json:30:13  Nobody reaches the step "review": "bye" before it is a last page. Move it above "bye", or give that page a "when".',
      ],
    ],
  ],
  migrations: [
    [
      'a change that does not say what it does',
      later({ changes: '{ "version": 2, "option": "x" }' }),
      [
        'trip/migrations.json:4:5  This change does not say what it does. Add "rename" and "to", or "mapOption", "option" and "to", or "drop".',
      ],
    ],
    [
      'a change to a version that the form has not reached',
      later({ changes: '{ "version": 3, "drop": "nickname" }' }),
      [
        'trip/migrations.json:4:18  This change leads to version 3, and flow.json is at version 2. Write "version": 3 there.',
      ],
    ],
    [
      'changes out of order',
      later({
        version: 3,
        changes: '{ "version": 3, "drop": "nickname" },\n    { "version": 2, "drop": "city" }',
      }),
      [
        'trip/migrations.json:5:18  This change leads to version 2, and one above it to version 3. Put the changes in the order of their versions.',
      ],
    ],
    [
      'a question that was renamed in this file alone',
      later({ changes: '{ "version": 2, "rename": "city", "to": "region" }' }),
      [
        'trip/migrations.json:4:31  There still is a question "city". Rename it in the files of its step, or delete this line.',
      ],
    ],
    [
      'an old name that nobody knows, a new one that is none',
      later({ changes: '{ "version": 2, "rename": "nikname", "to": "firstNme" }' }),
      [
        'trip/migrations.json:4:31  No sample of an earlier version has an answer to "nikname". Write "nickname".',
        'trip/migrations.json:4:48  There is no question "firstNme" to take these answers. Write "firstName".',
      ],
    ],
    [
      'an answer that is still there, and one that is none',
      later({
        changes:
          '{ "version": 2, "mapOption": "country", "option": "Ghana", "to": "Senegl" },\n    { "version": 2, "drop": "nickname" }',
      }),
      [
        'trip/migrations.json:4:55  "Ghana" is still an answer to "country". Delete it from the list, or delete this line.',
        'trip/migrations.json:4:70  "Senegl" is no answer to "country". Write "Senegal".',
      ],
    ],
    [
      'keys of two changes in one',
      later({ changes: '{ "version": 2, "drop": "nickname", "to": "city" }' }),
      ['trip/migrations.json:4:41  "to" is not allowed here. Delete it.'],
    ],
    [
      'a rename without a new name',
      later({ changes: '{ "version": 2, "rename": "nickname" }' }),
      ['trip/migrations.json:4:5  Entry 1 of "changes" has no "to". Add "to".'],
    ],
    [
      'a version without a sample of the one before',
      { 'trip/flow.json': replace('"version": 1', '"version": 2') },
      [
        'trip/flow.json:4:14  No sample shows that answers of version 1 are still understood. Copy trip/samples/gambian.json, as it was then, to trip/samples/version-1.json, and add "version": 1 to it.',
      ],
    ],
    [
      'a sample of a version that is to come',
      { 'trip/samples/gambian.json': replace('"answers"', '"version": 2, "answers"') },
      [
        'trip/samples/gambian.json:4:14  This sample is of version 2, and the form has come to version 1. Write 1, or raise the "version" in flow.json.',
      ],
    ],
  ],
  lengths: [
    [
      'an answer without an end',
      { 'trip/person.schema.json': replace('"type": "string", "maxLength": 4', '"type": "string"') },
      [
        'trip/person.schema.json:11:5  The answer to "gradYear" can be endlessly long. Add "maxLength": 200, or what fits.',
      ],
    ],
    [
      'an answer that cannot be right',
      { 'trip/visa.schema.json': replace('"minLength": 4', '"minLength": 9') },
      [
        'trip/visa.schema.json:6:68  No answer to "visaNumber" can be right: it needs 9 characters and may have 8. Make "minLength" smaller or "maxLength" larger.',
      ],
    ],
  ],
  decimals: [
    [
      'a number',
      { 'trip/person.schema.json': replace('"type": "string", "maxLength": 4', '"type": "number"') },
      [
        'trip/person.schema.json:11:27  The answer to "gradYear" must be kept as text. Write "type": "string", "maxLength": 12, "pattern": "^\\\\d+(\\\\.\\\\d{1,2})?$", and "ui:widget": "decimal".',
      ],
    ],
    [
      'decimals by multiplication',
      { 'trip/person.schema.json': replace('"maxLength": 4', '"maxLength": 4, "multipleOf": 0.01') },
      [
        'trip/person.schema.json:11:53  "multipleOf" refuses some right amounts, such as 4.35. Write "type": "string", "maxLength": 12, "pattern": "^\\\\d+(\\\\.\\\\d{1,2})?$", and "ui:widget": "decimal".',
      ],
    ],
  ],
  patterns: [
    [
      'required text that may be spaces',
      { 'trip/person.schema.json': replace('"maxLength": 20, "pattern": "\\\\S"', '"maxLength": 20') },
      [
        'trip/person.schema.json:6:5  Spaces alone would count as an answer to "firstName", which is required. Add "pattern": "\\\\S".',
      ],
    ],
    [
      'a pattern that can take for ever',
      { 'trip/visa.schema.json': replace('^[0-9]+$', '^([0-9]+)*$') },
      [
        'trip/visa.schema.json:6:82  Some answers would keep a phone busy for hours: within ( … )+ or ( … )* this pattern can read the same letters in more than one way. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
      ],
    ],
    [
      'such a pattern in a condition',
      {
        'trip/flow.json': replace('{ "enum": ["Ghana", "Senegal"] }', '{ "pattern": "^(G|Gh|h)*$" }'),
      },
      [
        'trip/flow.json:24:49  Some answers would keep a phone busy for hours: within ( … )+ or ( … )* this pattern can read the same letters in more than one way. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
      ],
    ],
    [
      'a pattern that older phones cannot read',
      { 'trip/visa.schema.json': replace('^[0-9]+$', '^[0-9]+(?<=[1-9])$') },
      [
        'trip/visa.schema.json:6:82  iPhones before 2023 cannot read (?<= or (?<! in a pattern, and would not open the form at all. Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
      ],
    ],
    [
      'a pattern that cannot be read',
      { 'trip/visa.schema.json': replace('^[0-9]+$', '^[0-9+$') },
      [
        'trip/visa.schema.json:6:82  This pattern cannot be read. Ask a programmer. Each \\ is written twice in these files.',
      ],
    ],
  ],
  formats: [
    [
      'a rule about dates at a text',
      { 'trip/person.schema.json': replace('"maxLength": 4', '"maxLength": 4, "pastYears": 5') },
      [
        'trip/person.schema.json:11:53  "pastYears" is for a date, and "gradYear" is none. Delete it, or add "format": "date".',
      ],
    ],
    [
      'a file of any size',
      {
        'trip/visa.schema.json': replace('"maxBytes": 1048576, ', ''),
        'trip/visa.ui.json': replace('"maxBytes": "File size exceeds 1MB",', ''),
      },
      ['trip/visa.schema.json:8:5  The file "scan" has no "maxBytes". Add "maxBytes": 52428800 (50 MB).'],
    ],
  ],
  required: [
    [
      'a required question that does not exist',
      {
        'trip/visa.schema.json': replace(
          '["visaNumber", "visaAgain", "scan"]',
          '["visaNumber", "visaAgian", "scan"]',
        ),
      },
      [
        'trip/visa.schema.json:11:30  There is no question "visaAgian" in the step "visa". Write "visaAgain".',
      ],
    ],
    [
      'a required question that is never asked',
      { 'trip/person.schema.json': replace('"country", "city"]', '"country", "city", "gradYear"]') },
      [
        'trip/person.schema.json:13:56  "gradYear" is never asked (its widget is "hidden"), so it cannot be required. Delete it here, or choose another widget.',
      ],
    ],
    [
      'a repetition of nothing',
      { 'trip/visa.schema.json': replace('"sameAs": "visaNumber"', '"sameAs": "visaNmber"') },
      [
        'trip/visa.schema.json:7:64  "visaAgain" must repeat another question of this step, and "visaNmber" is none. Write "visaNumber".',
      ],
    ],
  ],
  fills: [
    [
      'a fill of a question that does not exist',
      { 'trip/person.ui.json': replace('{ "region": "region" }', '{ "regoin": "region" }') },
      [
        'trip/person.ui.json:20:16  There is no other question "regoin" in this step to fill. Write "region".',
      ],
    ],
    [
      'a fill from a fact that no option has',
      { 'trip/person.ui.json': replace('{ "region": "region" }', '{ "region": "area" }') },
      ['trip/person.ui.json:20:26  The options of "city" have no "area". Known here: "region".'],
    ],
    [
      'a fill with what is no option there',
      { 'options/city.json': replace('"region": "Banjul"', '"region": "Bnjul"') },
      [
        'trip/person.ui.json:20:26  "Banjul" would fill "region" with "Bnjul", which is none of its options. Correct it in the options file.',
      ],
    ],
  ],
  interpolation: [
    [
      'a name that stands for nothing',
      { 'trip/content/about.md': replace('{{product}}', '{{prodct}}') },
      ['trip/content/about.md:3:1  {{prodct}} stands for nothing here. Write {{product}}.'],
    ],
    [
      'an answer that comes later',
      { 'trip/person.ui.json': replace('{{product}}', '{{visaNumber}}') },
      [
        'trip/person.ui.json:17:23  {{visaNumber}} has no answer before this step: it is asked in "visa". Write other words.',
      ],
    ],
    [
      'an answer in a title',
      { 'trip/flow.json': replace('"title": "Visa"', '"title": "Visa for {{firstName}}"') },
      [
        'trip/flow.json:21:26  {{firstName}} is an answer, and titles and buttons cannot hold answers. Write other words.',
      ],
    ],
    [
      'a fact of the contract that is none',
      { 'portal.json': replace('{{during_studies_total}}', '{{during_studies_totl}}') },
      ['portal.json:9:47  {{during_studies_totl}} stands for nothing here. Write {{during_studies_total}}.'],
    ],
    [
      'a fact of the contract elsewhere',
      { 'portal.json': replace('Pay {{product}}', 'Pay {{during_studies_total}}') },
      [
        'portal.json:5:20  {{during_studies_total}} is different for each student, and only the clauses of the contract can hold it. Write other words.',
      ],
    ],
    [
      'a name in an option',
      { 'options/country.json': replace('"Senegal"', '"{{product}}"') },
      [
        'options/country.json:5:36  {{product}} would be shown as it is: rules and options are not filled in. Write the words themselves, or move them to the ui file.',
        'trip/flow.json:24:56  "Senegal" is no option of "country". Known here: "The Gambia", "Ghana" or "{{product}}".',
      ],
    ],
  ],
  content: [
    [
      'slanted text',
      { 'trip/content/about.md': replace('**not**', '*not*') },
      [
        'trip/content/about.md:3:16  Slanted text (*like this*) cannot be shown in a content page. Write **bold** or plain text.',
      ],
    ],
    [
      'HTML',
      { 'trip/content/about.md': replace('**not**', '<b>not</b>') },
      [
        'trip/content/about.md:3:16  HTML cannot be shown in a content page. Write plain text; a link is [words](https://…).',
        'trip/content/about.md:3:22  HTML cannot be shown in a content page. Write plain text; a link is [words](https://…).',
      ],
    ],
    [
      'a link that is not safe',
      { 'trip/content/about.md': replace('https://example.org/office', 'http://example.org/office') },
      [
        'trip/content/about.md:4:8  A link cannot lead to "http://example.org/office". Begin it with https://, mailto:, tel: or, for a page of the portal, with /.',
      ],
    ],
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      '//example.org',
      'java&#115;cript:x',
    ].map(
      (link): Case => [
        `a link to ${link}`,
        { 'trip/content/about.md': replace('https://example.org/office', link) },
        [
          `trip/content/about.md:4:8  A link cannot lead to "${link}". Begin it with https://, mailto:, tel: or, for a page of the portal, with /.`,
        ],
      ],
    ),
    [
      'a link around a script',
      { 'trip/content/about.md': replace('**not**', '<a href="javascript:alert(1)">not</a>') },
      [
        'trip/content/about.md:3:16  HTML cannot be shown in a content page. Write plain text; a link is [words](https://…).',
        'trip/content/about.md:3:49  HTML cannot be shown in a content page. Write plain text; a link is [words](https://…).',
      ],
    ],
    [
      'a list in a list',
      { 'trip/content/about.md': replace('- Second', '  - Second') },
      [
        'trip/content/about.md:7:3  A list inside a list cannot be shown. Write one list, or two with a heading between.',
      ],
    ],
    [
      'a picture, a table',
      { 'trip/content/about.md': (text) => `${text}\n![x](/y.png)\n\n| a |\n|---|\n| b |\n` },
      [
        'trip/content/about.md:9:1  A picture cannot be shown in a content page. Describe it in words, or link to it.',
        'trip/content/about.md:11:1  A table cannot be shown in a content page. Write a list.',
      ],
    ],
    [
      'headings of two levels',
      { 'trip/content/about.md': replace('## Before', '# Before') },
      ['trip/content/about.md:1:1  There is one level of headings here. Write ## before it.'],
    ],
    [
      'nothing',
      { 'trip/content/about.md': '\n' },
      ['trip/content/about.md:1:1  This page is empty. Write something, or delete it.'],
    ],
  ],
  samples: [
    [
      'a sample said to be valid that is not',
      { 'trip/samples/gambian.json': replace('"Brikama"', '"Nowhere"') },
      [
        'trip/samples/gambian.json:9:7  "At home in The Gambia" must be right, and its answer to "city" is refused (enum: "Select your city"). Correct the answer. Run: npm run schemas:mend',
      ],
    ],
    [
      'a sample that breaks another rule than it says',
      { 'trip/samples/blank-name.json': replace('"keyword": "format"', '"keyword": "pastYears"') },
      [
        'trip/samples/blank-name.json:11:5  "A name of spaces, a day that does not exist, and digits that are none": born does not break the rule "pastYears". It breaks "format".',
      ],
    ],
    [
      'a sample that breaks no rule',
      {
        'trip/samples/blank-name.json': replace('"12x4", "visaAgain": "12x4"', '"1234", "visaAgain": "1234"'),
      },
      [
        'trip/samples/blank-name.json:12:5  "A name of spaces, a day that does not exist, and digits that are none": visaNumber does not break the rule "pattern". Change the answer, or delete this.',
      ],
    ],
    [
      'a sample with a password that is easy to guess',
      {
        'trip/visa.schema.json': replace('"sameAs": "visaNumber"', '"hardToGuess": true'),
        'trip/visa.ui.json': replace('"sameAs": "The Numbers Do Not Match"', '"hardToGuess": "Another one"'),
        'trip/samples/blank-name.json': replace('"visaAgain": "12x4"', '"visaAgain": "safari12"'),
      },
      [
        'trip/samples/blank-name.json:6:37  "A name of spaces, a day that does not exist, and digits that are none": visa › visaAgain is refused (hardToGuess: "Another one"). Change the answer, or expect { "step": "visa", "field": "visaAgain", "keyword": "hardToGuess" }.',
      ],
    ],
    [
      'an answer to a question that does not exist',
      { 'trip/samples/gambian.json': replace('"firstName"', '"fristName"') },
      ['trip/samples/gambian.json:6:7  The step "person" has no question "fristName". Write "firstName".'],
    ],
    [
      'an answer of an earlier version that would be lost',
      later({}),
      [
        'trip/samples/version-1.json:5:48  This answer of version 1 would be lost: the form has no place for "Awi" (nickname) any more. Add to "changes" in trip/migrations.json: { "version": 2, "rename": "nickname", "to": "…" }, or { "version": 2, "drop": "nickname" }.',
      ],
    ],
    [
      'an option of an earlier version that would be lost',
      later({ country: 'Mali', changes: '{ "version": 2, "drop": "nickname" }' }),
      [
        'trip/samples/version-1.json:5:67  This answer of version 1 would be lost: the form has no place for "Mali" (country) any more. Add to "changes" in trip/migrations.json: { "version": 2, "mapOption": "country", "option": "Mali", "to": "…" }, or { "version": 2, "drop": "country", "option": "Mali" }.',
      ],
    ],
    [
      'nothing, where every change is declared',
      later({
        country: 'Mali',
        changes:
          '{ "version": 2, "rename": "nickname", "to": "alias" },\n    { "version": 2, "mapOption": "country", "option": "Mali", "to": "Senegal" },\n    { "version": 2, "drop": "alias" }',
      }),
      [],
    ],
    [
      'a missing answer',
      { 'trip/samples/gambian.json': replace('"firstName": "Awa",\n      ', '') },
      [
        'trip/samples/gambian.json:5:5  "At home in The Gambia" must be right, and has no answer to "firstName", which must be answered. Run: npm run schemas:mend',
      ],
    ],
  ],
};

for (const [rule, table] of Object.entries(cases)) {
  describe(rule, () => {
    test.each(table)('%s', (_slip, changes, words) => {
      expect(checkSchemas(schemasWith(changes)).map((finding) => formatFinding(finding))).toEqual(words);
    });
  });
}

/** What the portal's own forms must have is tested on them: scripts/schemas/check/needed.test.ts. */
const elsewhere = ['all', 'rule', 'needed'];

test('every rule is tested here', () => {
  const rules = readdirSync(join(import.meta.dirname, 'rules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name.replace('.ts', ''));
  expect(Object.keys(cases).sort()).toEqual(rules.filter((name) => !elsewhere.includes(name)).sort());
});
