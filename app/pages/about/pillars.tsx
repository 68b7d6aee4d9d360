import { Picture } from "#app/pictures/picture.tsx";

const pillars: readonly (readonly [title: string, where: string, text: string])[] = [
  [
    "Design",
    "on the roof and on the plan",
    "We put the panels where they get the most sun, and size the battery and the tank for your household. You get the drawing, the expected output by month, and what you’ll still pay on your bill.",
  ],
  [
    "Installation",
    "on the wall and in the switchboard",
    "One crew, on the days we’ve agreed. One person signs off the job and is on site at the start, halfway through and for the testing. Cables run where you agreed, and we sweep up before we go.",
  ],
  [
    "Connection and paperwork",
    "at the meter, and afterwards",
    "We look after the network approval, the certificates and the independent inspection, and upload the quote for your Solar Homes application. At the end you get a folder with the certificate, drawings, serial numbers, warranties, and how to turn it all off.",
  ],
];

export function Pillars() {
  return (
    <section aria-labelledby="pillars">
      <Picture
        imageClass="h-[clamp(8rem,40vw,40rem)] w-full object-cover object-[50%_55%]"
        name="house-noon"
        alt="The model house at noon: panels on the roof, the battery and the meter on the side wall"
        sizes="100vw"
      />
      <h2 id="pillars" className="unseen">
        Design, installation, connection
      </h2>
      <ol className="wrap grid gap-y-3 pt-5 from-tablet:grid-cols-3 wide:pt-9">
        {pillars.map(([title, where, text]) => (
          <li key={title} className="rule-before pr-4 pl-3">
            <h3>{title}</h3>
            <p className="label text-accent">{where}</p>
            <p className="mt-2.5 max-w-[30em]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
