import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { JsonForms } from '@jsonforms/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { described } from '../../browser/pages/described.ts';

const { schema, uischema } = described();

/** Shows the form with a submit button, which JSON Forms lacks. Errors are shown once the form has been submitted. */
function Page() {
  const [data, setData] = useState({});
  const [mode, setMode] = useState('ValidateAndHide');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMode('ValidateAndShow');
      }}
    >
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={data}
        renderers={materialRenderers}
        cells={materialCells}
        validationMode={mode}
        onChange={(change) => setData(change.data)}
      />
      <button type="submit">Submit</button>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
