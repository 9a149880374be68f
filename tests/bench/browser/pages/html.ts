import './plain.css';

const form = document.querySelector('form')!;

form.querySelector('.add')?.addEventListener('click', () => {
  const template = form.querySelector('template')!;
  const place = form.querySelectorAll('.row').length;
  template.insertAdjacentHTML('beforebegin', template.innerHTML.replaceAll('rows.#.', `rows.${place}.`));
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
    field.ariaInvalid = String(!field.checkValidity());
});
