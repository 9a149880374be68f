export function goToField(): void {
  const [aside] = document.querySelectorAll<HTMLElement>('.studio-columns > aside');
  const field = aside?.querySelector<HTMLElement>('[id^="at-"]:is(input, textarea, [role="combobox"])');
  (field ?? aside)?.focus();
}

/** F6 moves the focus from the editors to the item's link in the outline, from elsewhere to its editor. */
export function pressFieldKey(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  if (document.activeElement?.closest('.studio-columns > aside'))
    document.querySelector<HTMLElement>('.studio-outline [aria-current]')?.focus();
  else goToField();
}
