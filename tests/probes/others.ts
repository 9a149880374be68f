import { asking, asText, type Probes, text } from './probe.ts';

export const others: Probes = {
  'several-files': {
    name: 'Several files, with limits on type and size',
    elsewhere: 'VA documents, Form.io file, SurveyJS file',
    written:
      '`{ "type": "array", "maxItems": 2, "items": { "type": "string", "format": "file", "maxBytes": 5242880, "fileTypes": ["pdf", "jpg"] } }`, with the widget `file`, in a form that a hand-written page sends',
    hasOwnPage: true,
    asks: {
      papers: asking(
        'file',
        {
          type: 'array',
          maxItems: 2,
          items: { type: 'string', format: 'file', maxBytes: 5_242_880, fileTypes: ['pdf', 'jpg'] },
        },
        { messages: { maxBytes: 'Too large', fileTypes: 'Not a PDF', locked: 'It has a password' } },
      ),
    },
    taken: [{ papers: ['passport.pdf', 'photo.jpg'] }],
    refused: [{ papers: ['1.jpg', '2.jpg', '3.jpg'] }, { papers: 'Add no more than 2 files for the papers' }],
    drawn: ['type="file"'],
  },
  'answer-in-text': {
    name: 'Earlier answer in a text',
    elsewhere: 'SurveyJS {name}, ODK and Form.io likewise',
    written: '`{{given}}` in questions, help, messages and titles of later steps',
    before: { given: [text, asText] },
    asks: {
      town: asking('text', text, { 'ui:title': 'Where does {{given}} live?', noun: 'where {{given}} lives' }),
    },
    schema: { required: ['town'] },
    taken: [{ given: 'Awa', town: 'Bakau' }],
    refused: [{ given: 'Awa' }, { town: 'Enter where Awa lives' }],
  },
};
