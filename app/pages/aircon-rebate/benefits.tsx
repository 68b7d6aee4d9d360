import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Picker } from "#app/controls/picker.tsx";
import { Figure } from "#app/figures/notes.tsx";

export function Benefits() {
  return (
    <section className="section wrap split aircon-benefits" aria-labelledby="benefits">
      <div className="span-1-5">
        <h2 id="benefits">One system instead of two</h2>
        <p className="lead mt-4">
          A reverse-cycle system moves heat in or out. It burns nothing, and handles both winter and summer.
        </p>
        <p className="mt-4">
          Thinking of solar too? You need cooling most in the afternoon, while the sun’s out.{" "}
          <a className="go" href="/residential">
            See the home packages
          </a>
        </p>
      </div>
      <div className="span-5-13">
        <PhoneFold summary="Compared with gas heating and a cooler">
          <Picker legend="Compare" name="machine" options={["Gas plus cooler", "Reverse cycle"]} chosen={1}>
            <table className="table aircon-swap">
              <thead>
                <tr>
                  <td />
                  <th scope="col">Gas heater plus cooler</th>
                  <th scope="col">Reverse cycle</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Heat</th>
                  <td>From burning gas: you get less heat than goes in</td>
                  <td>Moved in from outside: you get more heat than the power you put in</td>
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
