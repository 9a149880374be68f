import { useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';

/** Prints the page. Before the print dialog opens, all pictures that match the search are drawn. */
export function PrintButton({ onPrepare }: { readonly onPrepare: () => void }) {
  const [isPreparing, setPreparing] = useState(false);
  const [missing, setMissing] = useState(0);

  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => {
      const left = picturesNotReady();
      setMissing(left);
      if (left > 0) return;
      setPreparing(false);
      window.print();
    }, 200);
    return () => clearInterval(timer);
  }, [isPreparing]);

  return (
    <>
      <Button
        aria-disabled={isPreparing}
        onClick={() => {
          onPrepare();
          setPreparing(true);
        }}
      >
        Print what is shown
      </Button>
      <p role="status">{isPreparing && missing > 0 && `Drawing ${missing} pictures…`}</p>
    </>
  );
}

function picturesNotReady(): number {
  const pictures = [...document.querySelectorAll('.picture:not([data-ready])')];
  return pictures.filter((picture) => !picture.closest('[hidden]')).length;
}
