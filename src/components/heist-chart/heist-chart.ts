import '../heist-rule/heist-rule.js';
import { HeistChart } from './heist-chart.element.js';

HeistChart.define('heist-chart');

declare global {
  interface HTMLElementTagNameMap {
    'heist-chart': HeistChart;
  }
}
