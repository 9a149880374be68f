import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import { described } from '../../browser/pages/described.ts';

const model = new Model(described());

createRoot(document.getElementById('root')).render(<Survey model={model} />);
