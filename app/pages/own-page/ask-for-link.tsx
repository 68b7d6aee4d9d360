import { Field } from "#app/components/fields/field.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import { ErrorSummary } from "#app/request/messages/error-summary.tsx";
import { maxLength } from "#content/request/limits.ts";
import type { OwnPageResponse } from "#content/request/response.ts";

interface AskForLinkProps {
  response: OwnPageResponse | undefined;
  /** The form has been posted. The page then says the same to everybody, so that nobody learns who sent a request. */
  isPosted: boolean;
}

/** For people who have lost the link to their request. */
export function AskForLink({ response, isPosted }: AskForLinkProps) {
  const { fields: problems = {}, values, error = "" } = response ?? {};
  if (isPosted && !response)
    return (
      <section className="wrap py-10 wide:py-16" aria-labelledby="asked">
        <h1 id="asked">Check your email</h1>
        <p className="lead mt-6 max-w-[36em]">
          If the reference and the email address belong to the same request, our email with its link is on its way. It
          takes a few minutes.
        </p>
        <p className="mt-4 max-w-[36em]">
          Nothing came? Look in your junk folder, then <a href="/request">check what you typed</a>, or call{" "}
          <PhoneLink />. If you only left a number, we have no email address: call us.
        </p>
      </section>
    );
  return (
    <section className="wrap split py-10 wide:py-16" aria-labelledby="find">
      <div className="wide:col-[1/8]">
        {response && <ErrorSummary problems={problems} error={error} />}
        <h1 id="find">Find your request</h1>
        <p className="lead mt-6 max-w-[36em]">
          Lost the link? Enter your reference and the email address you gave us, and we’ll email it to you again.
        </p>
        <form
          className="mt-8 grid max-w-[24rem] justify-items-stretch gap-6"
          method="post"
          action="/request"
          encType="multipart/form-data"
          noValidate
        >
          <Field id="reference" label="Reference" hint="Like WB-1A2B3C4D" problem={problems.reference}>
            {(controlProps) => (
              <input
                {...controlProps}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                defaultValue={values?.reference}
                required
              />
            )}
          </Field>
          <Field id="email" label="Email" problem={problems.email}>
            {(controlProps) => (
              <input
                {...controlProps}
                type="email"
                autoComplete="email"
                maxLength={maxLength.email}
                defaultValue={values?.email}
                required
              />
            )}
          </Field>
          <button className="btn from-tablet:justify-self-start" type="submit">
            Email me the link
          </button>
        </form>
        <p className="mt-8 max-w-[36em]">
          No reference at hand? Call <PhoneLink /> and we’ll find your request by your name.
        </p>
      </div>
      <HeadPicture name="van" />
    </section>
  );
}
