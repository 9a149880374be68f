/** How much of a file was sent. All of it is not yet a success: only the answer is. */
export function UploadProgress({ percent }: { percent: number }) {
  const isAll = percent >= 100;
  return (
    <div>
      <progress className="progress" aria-label="Upload" value={percent} max={100} />
      <p aria-hidden="true">{isAll ? waiting : `${percent}% sent`}</p>
      {/* Said at every quarter, not at every percent. */}
      <p role="status" className="visually-hidden">
        {isAll ? waiting : `${Math.floor(percent / 25) * 25}% sent`}
      </p>
    </div>
  );
}

const waiting = 'Almost done. Waiting for the portal to confirm.';
