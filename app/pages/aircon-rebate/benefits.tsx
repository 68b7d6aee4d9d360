import { CostBar } from "#app/charts/cost-bar.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Picker } from "#app/controls/picker.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { heatingYear } from "#content/energy/heating.ts";

const { gas, reverseCycle } = heatingYear;
const most = Math.max(gas.high, reverseCycle.high);

export function Benefits() {
  return (
    <section className="section wrap split aircon-benefits" aria-labelledby="benefits">
      <div className="span-1-5">
        <h2 id="benefits">One system instead of two</h2>
        <p className="lead mt-4">
          A reverse-cycle system moves heat in or out. It burns nothing, and handles both winter and summer.
        </p>
        <p className="mt-4 from-tablet">
          Thinking of solar too? You need cooling most in the afternoon, while the sun’s out.{" "}
          <a className="go" href="/residential">
            See the home packages
          </a>
        </p>
      </div>
      <div className="span-5-13">
        <p className="aircon-heat-title">A year’s heating, for the same warmth</p>
        <dl className="aircon-heat">
          <div>
            <dt>Ducted gas</dt>
            <dd>
              <b>
                <Figure id="heating-gas-year" />
              </b>
              <CostBar system="gas" cost={gas} most={most} />
            </dd>
          </div>
          <div>
            <dt>Reverse cycle</dt>
            <dd>
              <b>
                <Figure id="heating-reverse-cycle-year" />
              </b>
              <CostBar system="heatPump" cost={reverseCycle} most={most} />
            </dd>
          </div>
        </dl>
        <p className="small mt-4">
          An example for three people. The lighter part is the range: it depends on gas prices, ducts and the model.{" "}
          <a href="/your-price?tab=heating">Compare your own gas bills</a>
        </p>
      </div>
      <div className="span-1-13">
        <PhoneFold summary="Gas and evaporative, compared">
          <Picker legend="Compare" name="machine" options={["Gas and evaporative", "Reverse cycle"]} chosen={1}>
            <table className="table aircon-swap">
              <thead>
                <tr>
                  <td />
                  <th scope="col">Gas heater and evaporative cooler</th>
                  <th scope="col">Reverse cycle</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Heat</th>
                  <td>From burning gas: some of the heat is lost</td>
                  <td>Moved in from outside: you get more energy out as heat than you put in as power</td>
                </tr>
                <tr>
                  <th scope="row">Summer</th>
                  <td>A second machine, a second service</td>
                  <td>The same machine</td>
                </tr>
                <tr>
                  <th scope="row">Daily charges</th>
                  <td>
                    Gas and electricity; gas alone is <Figure id="gas-daily-charge-year" /> a year
                  </td>
                  <td>Electricity only, once the last gas appliance is gone</td>
                </tr>
                <tr>
                  <th scope="row">Your own solar</th>
                  <td>Runs the cooler, never the heater</td>
                  <td>Runs both, and can warm or cool the house before you come home</td>
                </tr>
                <tr>
                  <th scope="row">Room by room</th>
                  <td>All or nothing with most old ducted systems</td>
                  <td>Zones, or a remote for every room</td>
                </tr>
              </tbody>
            </table>
          </Picker>
        </PhoneFold>
      </div>
    </section>
  );
}
