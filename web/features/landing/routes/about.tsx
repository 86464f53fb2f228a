import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PublicPage } from '../components/public-page.tsx';

/** `/about`: what the product is and how a hire works, linked from Learn More (LAND-49, LAND-50). */
export function Component() {
  return (
    <PublicPage
      title={`About ${productName}`}
      lead={`${productName} is a marketplace for hiring in which candidates, recruiters and hiring managers work on the same page.`}
    >
      <h2>Why it exists</h2>
      <p>
        A hire takes at least three people, and they rarely see the same thing. The manager has a spreadsheet, the
        recruiter an inbox, and the candidate silence. Most of what goes wrong in hiring goes wrong in between. So we
        built the in-between.
      </p>
      <h2>How a hire goes</h2>
      <ol>
        <li>
          A manager posts a job for a client, with the pay, the place, the skills and the points that a successful
          recruiter will receive.
        </li>
        <li>Candidates find it on the public list or the map, without an account, and apply with one.</li>
        <li>A recruiter answers the application or proposes somebody, and puts the person forward.</li>
        <li>
          Manager and recruiter move the candidate through nine steps, from Contacted to Hiring/OnBoarding. Each sees
          the other’s move at once, and the candidate sees where things stand.
        </li>
        <li>
          The manager closes the job with the chosen candidate. The recruiter’s points are there the same second, and
          can be redeemed for cash or gift cards.
        </li>
      </ol>
      <h2>What we hold to</h2>
      <ul>
        <li>Pay is shown wherever the employer has stated it.</li>
        <li>A candidate is told of every step, the unwelcome ones too.</li>
        <li>Nobody’s profile is public, and nobody’s data is sold.</li>
        <li>Candidates never pay.</li>
      </ul>
      <h2>Where to begin</h2>
      <div className="cluster">
        <ButtonLink to={paths.findJobs()} kind="primary">
          Search jobs
        </ButtonLink>
        <ButtonLink to={paths.signUp()} state={{ isCandidate: false }}>
          Post a job
        </ButtonLink>
      </div>
      <p>
        Or write to us: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </PublicPage>
  );
}
