/** The field for files; the whole area takes what is dropped on it, and the page what is pasted. */
export function DropArea({ children }: { children?: React.ReactNode }) {
  return (
    <div className="meter-drop">
      <label className="meter-drop-label" htmlFor="meter-file">
        <b>Choose your meter file</b>
        <span>CSV, zip or JSON, several at once. You can also drop them here or paste them.</span>
      </label>
      <input id="meter-file" type="file" multiple className="meter-file" aria-describedby="meter-private" />
      <p id="meter-private" className="small">
        It’s read on this device. Nothing is uploaded, and nothing is kept when you leave.
      </p>
      {children}
    </div>
  );
}
