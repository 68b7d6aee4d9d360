import { projectTypes } from "#content/request/options.ts";

export function ProjectType({ value = "residential" }: { value: string | undefined }) {
  return (
    <fieldset className="form-group">
      <legend>What kind of property?</legend>
      <div className="segments" id="projectType">
        {projectTypes.map((type) => (
          <label key={type.value}>
            <input type="radio" name="projectType" value={type.value} defaultChecked={type.value === value} />
            {type.label}
          </label>
        ))}
      </div>
      <p className="small mt-2">On an owners corporation committee? Choose Commercial.</p>
    </fieldset>
  );
}
